// Date words of Chinese, Japanese and Korean.
import type { LanguageWords } from './words.ts';

const CHINESE_MONTHS = '一月|二月|三月|四月|五月|六月|七月|八月|九月|十月|十一月|十二月';

export const EAST_ASIAN: readonly LanguageWords[] = [
  {
    code: 'zh,yue',
    months: CHINESE_MONTHS,
    weekdays:
      '星期日,星期天,周日,週日,礼拜天,禮拜天,礼拜日|星期一,周一,週一,礼拜一|星期二,周二,週二,礼拜二|星期三,周三,週三,礼拜三|星期四,周四,週四,礼拜四|星期五,周五,週五,礼拜五|星期六,周六,週六,礼拜六',
    units:
      '秒,秒钟,秒鐘|分钟,分鐘,分,分鍾|小时,小時,个小时,個小時,钟头,鐘頭|天,日|周,週,个星期,個星期,星期,个礼拜|个月,個月|年',
    short: '秒|分钟,分鐘,分|小时,小時,时,時|天|周,週|个月,個月|年',
    ago: '|前,以前,之前',
    days: '今天,今日|昨天,昨日|前天,前日',
    now: '刚刚,剛剛,刚才,剛才,现在,現在,片刻前',
    period: '上午,早上,早晨,清晨,凌晨|下午,傍晚|中午|晚上,晚間,夜间',
    one: '一',
    few: '几,幾,数,半',
    about: '大约,大約,约,約',
    last: '上,上个,上週,上周',
    at: '于,於,在',
    marks: '年|月|日,号,號|时,時,点,點|分|秒',
  },
  {
    code: 'ja',
    months: CHINESE_MONTHS,
    weekdays:
      '日曜日,日曜,日|月曜日,月曜,月|火曜日,火曜,火|水曜日,水曜,水|木曜日,木曜,木|金曜日,金曜,金|土曜日,土曜,土',
    units: '秒,秒間|分,分間|時間|日,日間|週間,週|か月,ヶ月,ヵ月,カ月,ケ月,箇月|年,年間',
    short: '秒|分|時間|日|週,週間|か月,ヶ月,ヵ月|年',
    ago: '|前',
    days: '今日,本日|昨日,きのう|一昨日,おととい',
    now: 'たった今,今,現在,ただいま,今すぐ',
    period: '午前|午後|正午',
    few: '数',
    about: '約',
    last: '先',
    at: 'に,の',
    marks: '年|月|日|時|分|秒',
  },
  {
    code: 'ko',
    weekdays: '일요일|월요일|화요일|수요일|목요일|금요일|토요일',
    units: '초|분|시간|일|주,주일|개월,달|년',
    short: '초|분|시간|일|주|개월|년',
    ago: '|전',
    days: '오늘|어제|그저께,그제',
    now: '방금,방금 전,지금,조금 전',
    period: '오전|오후',
    one: '한',
    few: '몇',
    about: '약',
    last: '지난',
    at: '에',
    marks: '년|월|일|시|분|초',
  },
];

/** Japanese eras and the Republic of China: the year before their first. */
export const ERAS: Readonly<Record<string, number>> = {
  令和: 2018,
  平成: 1988,
  昭和: 1925,
  民國: 1911,
  民国: 1911,
};
