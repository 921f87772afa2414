// Date words of the Germanic languages.
import type { LanguageWords } from './words.ts';

export const GERMANIC: readonly LanguageWords[] = [
  {
    code: 'en',
    months:
      'january,jan|february,feb,febr|march,mar|april,apr|may|june,jun|july,jul|august,aug|september,sept,sep|october,oct|november,nov|december,dec',
    weekdays:
      'sunday,sun|monday,mon|tuesday,tues,tue|wednesday,weds,wed|thursday,thurs,thur,thu|friday,fri|saturday,sat',
    units:
      'second,seconds,sec,secs,s|minute,minutes,min,mins,m|hour,hours,hr,hrs,h|day,days,d|week,weeks,wk,wks,w|month,months,mo,mos,mth,mths|year,years,yr,yrs,y',
    short: 's,sec,secs|m,min,mins|h,hr,hrs|d|w,wk,wks|mo,mos,mth|y,yr,yrs',
    ago: '|ago,earlier,back',
    days: 'today|yesterday|day before yesterday',
    now: 'just now,right now,now,moments ago,a moment ago,few moments ago,a few moments ago,less than a minute ago,a few seconds ago,few seconds ago',
    period: 'am,a.m|pm,p.m|noon|midnight',
    one: 'a,an,one',
    few: 'few,a few,several,some',
    about: 'about,around,over,almost,less than,more than,approximately,approx',
    last: 'last',
    of: 'of,the,on',
    at: 'at,on,time',
    ordinals: 'st,nd,rd,th',
  },
  {
    code: 'de',
    months:
      'januar,jan,jänner,jän|februar,feb,febr,feber|märz,mär,mrz,maerz|april,apr|mai|juni,jun|juli,jul|august,aug|september,sept,sep|oktober,okt|november,nov|dezember,dez',
    weekdays: 'sonntag,so|montag,mo|dienstag,di|mittwoch,mi|donnerstag,do|freitag,fr|samstag,sonnabend,sa',
    units:
      'sekunde,sekunden,sek|minute,minuten,min|stunde,stunden,std|tag,tage,tagen,tg|woche,wochen,wo|monat,monate,monaten,mon|jahr,jahre,jahren',
    short: 'sek|min|std|t,tg|wo|mon|j',
    ago: 'vor|her',
    days: 'heute|gestern|vorgestern',
    now: 'gerade eben,soeben,gerade jetzt,jetzt,gerade,eben,vor wenigen augenblicken,vor kurzem,vor einem moment,vor wenigen sekunden',
    period: 'vorm,vormittags|nachm,nachmittags',
    one: 'ein,eine,einem,einer,einen',
    few: 'einige,einigen,ein paar,wenige,wenigen,mehreren',
    about: 'etwa,ca,ungefähr,über,fast,weniger als,mehr als,knapp',
    last: 'letzten,letzter,letzte,letztes,vergangenen',
    of: 'den,der,am,dem,vom',
    at: 'um,uhr,ab,gegen,uhrzeit,am',
    marks: '|||uhr|min|',
  },
  {
    code: 'nl',
    months:
      'januari,jan|februari,feb,febr|maart,mrt|april,apr|mei|juni,jun|juli,jul|augustus,aug|september,sept,sep|oktober,okt|november,nov|december,dec',
    weekdays: 'zondag,zo|maandag,ma|dinsdag,di|woensdag,wo|donderdag,do|vrijdag,vr|zaterdag,za',
    units:
      'seconde,seconden,sec|minuut,minuten,min|uur,uren,u|dag,dagen,dgn|week,weken|maand,maanden,mnd|jaar,jaren,jr',
    short: 'sec|min|u,uur|d|wk|mnd|jr,j',
    ago: '|geleden',
    days: 'vandaag|gisteren|eergisteren',
    now: 'zojuist,zonet,zopas,net,nu',
    period: "vm,'s ochtends|nm,'s middags",
    one: 'een,één',
    few: 'enkele,een paar,paar',
    about: 'ongeveer,circa,meer dan,minder dan,bijna',
    last: 'afgelopen,vorige',
    of: 'van,op',
    at: 'om,op',
    marks: '|||u,uur,h||',
    ordinals: 'e,ste,de',
  },
  {
    code: 'sv',
    months:
      'januari,jan|februari,feb,febr|mars,mar|april,apr|maj|juni,jun|juli,jul|augusti,aug|september,sept,sep|oktober,okt|november,nov|december,dec',
    weekdays: 'söndag,sön|måndag,mån|tisdag,tis|onsdag,ons|torsdag,tors,tor|fredag,fre|lördag,lör',
    units:
      'sekund,sekunder,sek|minut,minuter,min|timme,timmar,tim|dag,dagar,dygn,d|vecka,veckor,v|månad,månader,mån|år',
    short: 'sek|min|tim|d|v|mån|år',
    ago: '|sedan,sen',
    days: 'idag,i dag|igår,i går|förrgår,i förrgår',
    now: 'just nu,nyss,precis nu,nyligen,nu',
    period: 'fm,f.m|em,e.m',
    one: 'en,ett',
    few: 'några,ett par,flera',
    about: 'ungefär,cirka,mer än,mindre än',
    last: 'förra,senaste',
    of: 'den',
    at: 'kl,klockan',
  },
  {
    code: 'da,nb,nn,no',
    months:
      'januar,jan|februar,feb,febr|marts,mars,mar|april,apr|maj,mai|juni,jun|juli,jul|august,aug|september,sept,sep|oktober,okt|november,nov|december,desember,dec,des',
    weekdays:
      'søndag,søn,sundag,sønd|mandag,man,måndag,mand|tirsdag,tir,tirs,tysdag,tys|onsdag,ons|torsdag,tor,tors|fredag,fre,fred|lørdag,lør,laurdag,lau,lørd',
    units:
      'sekund,sekunder,sek|minut,minutter,minutt,min|time,timer,timar,t|dag,dage,dager,dagar,døgn,d|uge,uger,uke,uker,veke,veker|måned,måneder,månad,månader,månadar,mdr,md,mnd|år',
    short: 'sek,s|min|t|d,dg|u|md,mdr,mnd|år',
    ago: '|siden,sidan',
    days: 'i dag,idag|i går,igår|i forgårs,forgårs,i førgår',
    now: 'lige nu,netop nu,akkurat nå,nettopp,nå nettopp,nå,nu',
    period: 'f.m|e.m',
    one: 'en,et,ett,ein,eit',
    few: 'nogle få,et par,noen,noen få,nokre',
    about: 'cirka,omkring,omtrent,over,mindre end,mindre enn',
    last: 'sidste,siste',
    of: 'den',
    at: 'kl,klokken,klokka',
  },
  {
    code: 'is',
    months:
      'janúar,jan|febrúar,feb,febr|mars,mar|apríl,apr|maí|júní,jún|júlí,júl|ágúst,ágú|september,sept,sep|október,okt|nóvember,nóv|desember,des',
    weekdays:
      'sunnudagur,sunnudaginn,sunnudag,sun|mánudagur,mánudaginn,mánudag,mán|þriðjudagur,þriðjudaginn,þriðjudag,þri|miðvikudagur,miðvikudaginn,miðvikudag,mið|fimmtudagur,fimmtudaginn,fimmtudag,fim|föstudagur,föstudaginn,föstudag,fös|laugardagur,laugardaginn,laugardag,lau',
    units:
      'sekúnda,sekúndu,sekúndum,sek|mínúta,mínútu,mínútum,mín|klukkustund,klukkustundum,klst,stund,stundum,tíma,tímum|dagur,degi,dögum|vika,viku,vikum|mánuður,mánuði,mánuðum,mán|ár,ári,árum',
    ago: 'fyrir|síðan',
    days: 'í dag|í gær|í fyrradag',
    now: 'rétt í þessu,núna,rétt áðan',
    period: 'f.h|e.h',
    one: 'einni,einum,einn,ein,eitt,einu',
    few: 'nokkrum',
    at: 'kl,klukkan',
  },
];
