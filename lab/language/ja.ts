// Japanese: text, interface and dates.
import { list } from './list.ts';
import type { LanguagePack } from './types.ts';

export const ja: LanguagePack = {
  strings: {
    home: 'ホーム',
    forum: 'フォーラム',
    boards: '掲示板一覧',
    subBoards: 'サブフォーラム',
    thread: 'スレッド',
    threads: 'スレッド',
    post: '投稿',
    posts: '投稿数',
    reply: '返信',
    replies: '返信数',
    views: '閲覧数',
    lastPost: '最新の投稿',
    author: '投稿者',
    date: '日付',
    title: 'タイトル',
    quote: '引用',
    wrote: 'さんが書きました',
    report: '通報',
    edit: '編集',
    like: 'いいね',
    likes: 'いいね',
    share: '共有',
    permalink: 'この投稿へのリンク',
    login: 'ログイン',
    logout: 'ログアウト',
    register: '新規登録',
    password: 'パスワード',
    search: '検索',
    members: 'メンバー',
    calendar: 'カレンダー',
    faq: 'よくある質問',
    rules: '利用規約',
    contact: 'お問い合わせ',
    privacy: 'プライバシー',
    page: 'ページ',
    of: '/',
    next: '次へ',
    previous: '前へ',
    first: '最初',
    last: '最後',
    loadMore: 'もっと見る',
    newTopic: '新規スレッド',
    sticky: '固定',
    locked: 'ロック',
    moved: '移動済み',
    joined: '登録日',
    similarThreads: '関連スレッド',
    nextThread: '次のスレッド',
    previousThread: '前のスレッド',
    print: '印刷用ページ',
    markRead: 'すべて既読にする',
    sortBy: '並べ替え',
    guest: 'ゲスト',
    deletedUser: '退会したユーザー',
    editedBy: '最終編集者',
    attachments: '添付ファイル',
    poll: 'アンケート',
    votes: '票',
    spoiler: 'ネタバレ',
    code: 'コード',
    statistics: '統計',
    online: 'オンラインのユーザー',
    noThreads: 'この掲示板にはスレッドがありません。',
    by: '投稿者:',
    at: '日時:',
    in: '掲示板:',
    today: '今日',
    yesterday: '昨日',
    profile: 'プロフィール',
    unread: '未読の投稿',
    rss: 'RSSフィード',
    tags: 'タグ',
    advertisement: '広告',
    cookies: '当サイトはクッキーを使用しています。',
    notFound: 'お探しのページは見つかりませんでした。',
    mustLogin: 'この操作にはログインが必要です。',
    archive: 'アーカイブ',
    newest: '新着順',
    goToLastPost: '最新の投稿へ',
    jumpTo: '移動',
    signature: '署名',
    welcome: 'ようこそ',
  },
  vocabulary: {
    subjects: list(`古いポンプ | 隣の人 | 二つ目のバッテリー | 新しいファームウェア | このアダプター | 後輪 |
      左のスピーカー | 安いレンズ | うちのクラブ | 説明書 | 温室 | 町の販売店 | メイン基板 | パン種 | ギアボックス |
      テント | 二階のルーター | 私の友人 | 春のアップデート | やかん | チューナー | プリンター`),
    verbs:
      list(`必要とします | 置き換えます | 無視します | 止めます | 支えます | 壊します | 測ります | 改善します |
      隠します | 覆います | 失くします | 知らせます | 守ります | 動かします | 温めます | 掃除します | 使い切ります`),
    objects:
      list(`燃料フィルター | 長いケーブル | 予備の鍵 | 三つのセンサー | 純正のケース | 一つおきのコマ | 保証書 |
      大量の水 | 同じコネクター | 前面パネル | 自分のバックアップ | 予算の全部 | 別の引き出し | 上の棚 |
      まともなアンプ | 足りないネジ | 去年の値段 | クロック信号 | 週末の旅行 | レシピ | 庭のホース`),
    adverbials:
      list(`先週から | 何の前触れもなく | 十分ほどで | 寒い日に | 毎回 | 見たところ | 両方のマシンで |
      全負荷のときに | 理由もなく | 説明書どおりに | たいてい | 少し待てば | 作業台の下で | 最初の起動の前に |
      経験上 | 掃除したのに`),
    openers: list(
      '正直に言うと、 | ところで、 | 要するに、 | 上にもあるように、 | 不思議なことに、 | 今のところ、 | 残念ながら、',
    ),
    connectors: list('が、 | し、 | ので、 | けれど、 | から、'),
    short:
      list(`ありがとうございます！ | うちも同じです。 | 解決しました。皆さん感謝です。 | それで直りました。 |
      その後どうですか？ | 上の方に同意です。 | 気になります。 | 写真をお願いします！ | 勉強になります。 |
      分かりません、すみません。 | 問題なく動いています。 | ようこそ！ | 今夜試して報告します。`),
    questions: list(`同じ経験のある方はいますか？ | 皆さんならどうしますか？ | これは普通ですか？ |
      どこで買えますか？ | どのバージョンを使っていますか？ | そのうち良くなりますか？ | いくらでしたか？ |
      次は何を調べればいいですか？`),
    titles: list(`{s}が{o}を{v} | {s}と{o}について | 【助けて】{s}と{o} | {o}の掃除方法 | {m}：{s}か{s}か |
      {o}を探しています | {o}の質問 | 【解決】{s}の件 | {o}を見せてください！ | {m}の第一印象 |
      {m}レビュー（{o}付き） | {o}をあきらめた理由 | {m}と{m}の比較 | はじめまして`),
    topics: list(`総合 | お知らせ | 工作室 | 庭とベランダ | 写真 | 自転車とツーリング | 家庭内ネットワーク |
      料理とパン | 古いラジオ | 音楽と楽器 | 売ります買います | 旅行記 | 模型 | パソコンとソフト | 自己紹介 | 雑談`),
    aspects: list('初心者向け | 購入相談 | 修理 | 製作 | 過去ログ | オフ会'),
    descriptions: list(
      '{t}に関する話題全般。 | {s}で困ったらここで質問。 | 雑談、コツ、写真など。 | 質問の前に検索してください。 | 宣伝はご遠慮ください。',
    ),
    categories: list('コミュニティ | 技術 | 趣味 | 住まい | 取引 | その他'),
    tags: list(
      '質問 | 修理 | 初心者 | 使い方 | レビュー | 自作 | 電子工作 | アウトドア | 節約 | ビンテージ | 写真 | レシピ | ネット | 旅行 | 工具',
    ),
    ranks: list('新人 | 会員 | 常連 | 上級会員 | 古参 | モデレーター | 管理者'),
    names: list(
      'さくら | たぬき | 山田 | みかん | ひよこ | 名無しさん | カモメ | ゆき | 大工の源 | ねこまる | 青空',
    ),
    signatures:
      list(`二度測って一度切る。 | 庭の小屋から送信 | 人生は短い、刃物は研いでおけ。 | 製作中：終わらないやつ |
      質問の前に検索を。 | よろしくお願いします`),
    siteNames: list('作業台フォーラム | ひらかれた小屋 | 川辺の掲示板'),
    clause: '{s}は{o}を{v}',
    clauseWithAdverbial: '{s}は{a}{o}を{v}',
    space: '',
    fullStop: '。',
    exclamationMark: '！',
  },
  dates: {
    months: list('1月 | 2月 | 3月 | 4月 | 5月 | 6月 | 7月 | 8月 | 9月 | 10月 | 11月 | 12月'),
    monthsShort: list('1月 | 2月 | 3月 | 4月 | 5月 | 6月 | 7月 | 8月 | 9月 | 10月 | 11月 | 12月'),
    weekdays: list('日曜日 | 月曜日 | 火曜日 | 水曜日 | 木曜日 | 金曜日 | 土曜日'),
    weekdaysShort: list('日 | 月 | 火 | 水 | 木 | 金 | 土'),
    am: '午前',
    pm: '午後',
    clock12: '{half}{clock}',
    ago: {
      minute: { other: '{n}分前' },
      hour: { other: '{n}時間前' },
      day: { other: '{n}日前' },
      week: { other: '{n}週間前' },
      month: { other: '{n}か月前' },
      year: { other: '{n}年前' },
    },
    agoShort: {
      minute: '{n}分',
      hour: '{n}時間',
      day: '{n}日',
      week: '{n}週',
      month: '{n}か月',
      year: '{n}年',
    },
    justNow: 'たった今',
    today: '今日',
    yesterday: '昨日',
    long: '{yyyy}年{m}月{d}日 {time}',
    longWithWeekday: '{yyyy}年{m}月{d}日({wd}) {time}',
    dayOnly: '{yyyy}年{m}月{d}日',
    dayTime: ' {time}',
  },
};
