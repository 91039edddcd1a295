// SPDX-License-Identifier: Apache-2.0

/// A message: a call, the answer to one, or a signal.
public struct DBusMessage: Hashable, Sendable {
  /// What a message is for.
  public enum Kind: UInt8, Hashable, Sendable {
    case call = 1
    case answer = 2
    case error = 3
    case signal = 4
  }

  /// What the message is for.
  public var kind: Kind
  /// The number that its sender gave it; 0 until it is sent.
  public var serial: UInt32 = 0
  /// The number of the call that it answers.
  public var replySerial: UInt32?
  /// Whether the sender of a call waits for an answer.
  public var expectsAnswer = true
  /// The object that is called, or that signals.
  public var path: String?
  /// The interface of the member.
  public var interface: String?
  /// The method or signal.
  public var member: String?
  /// What went wrong, in an error.
  public var errorName: String?
  /// Whom it is for.
  public var destination: String?
  /// Who sent it, as the bus says.
  public var sender: String?
  /// What it carries.
  public var body: [DBusValue]

  /// Makes a message of a kind.
  public init(_ kind: Kind, body: [DBusValue] = []) {
    self.kind = kind
    self.body = body
  }

  /// A call of a method.
  public static func call(
    _ destination: String, _ path: String, _ interface: String, _ member: String,
    _ body: [DBusValue] = []
  ) -> DBusMessage {
    var message = DBusMessage(.call, body: body)
    message.destination = destination
    (message.path, message.interface, message.member) = (path, interface, member)
    return message
  }

  /// A signal to whom it concerns.
  public static func signal(
    _ path: String, _ interface: String, _ member: String, _ body: [DBusValue] = []
  ) -> DBusMessage {
    var message = DBusMessage(.signal, body: body)
    (message.path, message.interface, message.member) = (path, interface, member)
    return message
  }

  /// The answer to this call.
  public func answer(_ body: [DBusValue] = []) -> DBusMessage {
    var message = DBusMessage(.answer, body: body)
    (message.replySerial, message.destination) = (serial, sender)
    return message
  }

  /// The answer to a call that cannot be followed.
  public func error(_ name: String, _ reason: String) -> DBusMessage {
    var message = DBusMessage(.error, body: [.string(reason)])
    (message.replySerial, message.destination, message.errorName) = (serial, sender, name)
    return message
  }
}
