// SPDX-License-Identifier: Apache-2.0
import Testing

extension SentenceTableTests {
  @Test(arguments: chineseRows)
  func `Chinese sentences end where a listener expects`(row: String) {
    #expect(MarkedText.sentences(row.unmarked, "zh") == row)
  }
}

private let chineseRows = rows(
  """
    他走了。‖她没走。
    你好吗？‖我很好！‖谢谢。
    “你去哪儿？”她问。‖“回家。”他说。
    “快来！”孩子们喊道。‖没有人动。
    “你是谁？”‖门开了。
    “我知道。‖你说过了。”老人回答。
    “走吧！”‖他们站了起来。
    他问：“谁在那里？”‖没有人回答。
    「你去哪裡？」她問。‖「回家。」
    他喊着“救命！”，跑了出去。
    他想……不，他知道。
    门开了……‖谁也没来。
    他来了（真巧！）。‖我们坐下。
    （这是谎话。）‖她没说话。
    重3.5公斤，价2.10元。‖很便宜！
    版本是2.0.1。‖下载它。
    《红楼梦》很长。‖《西游记》也很长。
    他读了《你好！》这本书。
    什么？！‖不行。
    他说：“好。‖走吧。”
    请看example.com网站。‖那里有图。
    一、洗锅。‖二、晾干。
    1. 洗锅。‖2. 晾干。
    这是事实。[3]‖没有人怀疑。
    “真的吗？”他笑着说。‖“真的。”
    “真的吗？”‖老师看着窗外。
    他叫王小明！‖她叫李红。
    水、火、土。‖木、金。
    天黑了；雨停了。‖我们回家。
    “别走！”妈妈叫了一声。
    “好，”他说，“我去。”‖她点头。
    Mr. Smith来了。‖他很高。
  """)
