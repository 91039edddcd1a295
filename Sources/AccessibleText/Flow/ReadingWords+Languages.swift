// SPDX-License-Identifier: Apache-2.0

extension ReadingWords {
  static let known: [String: ReadingWords] = Dictionary(
    uniqueKeysWithValues: [english, german, french, spanish, chinese, japanese]
      .map { ($0.language.primary, $0) })

  static let english = ReadingWords(
    "en", heading: "Heading level …", list: "List of … items", listOfOne: "List of 1 item",
    table: "Table", tableHeader: "…:", image: "Image", note: "Note:", endOfNote: "End of note.",
    printPage: "Page …",
    languages: [
      "ar": "Arabic", "de": "German", "el": "Greek", "en": "English", "es": "Spanish",
      "fr": "French", "he": "Hebrew", "hi": "Hindi", "it": "Italian", "ja": "Japanese",
      "ko": "Korean", "la": "Latin", "pt": "Portuguese", "ru": "Russian", "th": "Thai",
      "zh": "Chinese",
    ])

  static let german = ReadingWords(
    "de", heading: "Überschrift Ebene …", list: "Liste mit … Einträgen",
    listOfOne: "Liste mit 1 Eintrag", table: "Tabelle", tableHeader: "…:", image: "Bild",
    note: "Anmerkung:", endOfNote: "Ende der Anmerkung.", printPage: "Seite …",
    languages: [
      "ar": "Arabisch", "de": "Deutsch", "el": "Griechisch", "en": "Englisch", "es": "Spanisch",
      "fr": "Französisch", "he": "Hebräisch", "hi": "Hindi", "it": "Italienisch",
      "ja": "Japanisch", "ko": "Koreanisch", "la": "Lateinisch", "pt": "Portugiesisch",
      "ru": "Russisch", "th": "Thailändisch", "zh": "Chinesisch",
    ])

  static let french = ReadingWords(
    "fr", heading: "Titre de niveau …", list: "Liste de … éléments",
    listOfOne: "Liste de 1 élément", table: "Tableau", tableHeader: "… :", image: "Image",
    note: "Note :", endOfNote: "Fin de la note.", printPage: "Page …",
    languages: [
      "ar": "Arabe", "de": "Allemand", "el": "Grec", "en": "Anglais", "es": "Espagnol",
      "fr": "Français", "he": "Hébreu", "hi": "Hindi", "it": "Italien", "ja": "Japonais",
      "ko": "Coréen", "la": "Latin", "pt": "Portugais", "ru": "Russe", "th": "Thaï",
      "zh": "Chinois",
    ])

  static let spanish = ReadingWords(
    "es", heading: "Encabezado de nivel …", list: "Lista de … elementos",
    listOfOne: "Lista de 1 elemento", table: "Tabla", tableHeader: "…:", image: "Imagen",
    note: "Nota:", endOfNote: "Fin de la nota.", printPage: "Página …",
    languages: [
      "ar": "Árabe", "de": "Alemán", "el": "Griego", "en": "Inglés", "es": "Español",
      "fr": "Francés", "he": "Hebreo", "hi": "Hindi", "it": "Italiano", "ja": "Japonés",
      "ko": "Coreano", "la": "Latín", "pt": "Portugués", "ru": "Ruso", "th": "Tailandés",
      "zh": "Chino",
    ])

  static let chinese = ReadingWords(
    "zh", heading: "…级标题", list: "列表，共…项", listOfOne: "列表，共1项", table: "表格",
    tableHeader: "…：", image: "图片", note: "注释：", endOfNote: "注释结束。", printPage: "第…页",
    languages: [
      "ar": "阿拉伯语", "de": "德语", "el": "希腊语", "en": "英语", "es": "西班牙语", "fr": "法语",
      "he": "希伯来语", "hi": "印地语", "it": "意大利语", "ja": "日语", "ko": "韩语", "la": "拉丁语",
      "pt": "葡萄牙语", "ru": "俄语", "th": "泰语", "zh": "中文",
    ])

  static let japanese = ReadingWords(
    "ja", heading: "見出しレベル…", list: "…項目のリスト", listOfOne: "1項目のリスト", table: "表",
    tableHeader: "…：", image: "画像", note: "注：", endOfNote: "注終わり。", printPage: "…ページ",
    languages: [
      "ar": "アラビア語", "de": "ドイツ語", "el": "ギリシャ語", "en": "英語", "es": "スペイン語",
      "fr": "フランス語", "he": "ヘブライ語", "hi": "ヒンディー語", "it": "イタリア語", "ja": "日本語",
      "ko": "韓国語", "la": "ラテン語", "pt": "ポルトガル語", "ru": "ロシア語", "th": "タイ語",
      "zh": "中国語",
    ])
}
