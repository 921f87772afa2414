// Date words of the Slavic languages in Latin script.
import type { LanguageWords } from './words.ts';

export const SLAVIC_LATIN: readonly LanguageWords[] = [
  {
    code: 'pl',
    months:
      'styczeń,stycznia,sty|luty,lutego,lut|marzec,marca,mar|kwiecień,kwietnia,kwi|maj,maja|czerwiec,czerwca,cze|lipiec,lipca,lip|sierpień,sierpnia,sie|wrzesień,września,wrz|październik,października,paź|listopad,listopada,lis|grudzień,grudnia,gru',
    weekdays:
      'niedziela,niedzielę,niedz,ndz,nie,nd|poniedziałek,pon,pn|wtorek,wto,wt|środa,środę,śro,śr|czwartek,czw,cz|piątek,pią,pt|sobota,sobotę,sob,sb,so',
    units:
      'sekunda,sekundę,sekundy,sekund,sekundami,sek,s|minuta,minutę,minuty,minut,minutami,min|godzina,godzinę,godziny,godzin,godzinami,godziną,godz,g|dzień,dni,dniem,dniami,dnia|tydzień,tygodnie,tygodni,tygodniem,tygodniami,tyg,tydz|miesiąc,miesiące,miesięcy,miesiącem,miesiącami,mies,mc|rok,lata,lat,rokiem,latami,roku',
    short: 'sek|min|godz,g|dn,d|tyg|mies|l,r',
    ago: 'przed|temu',
    days: 'dzisiaj,dziś,dzis|wczoraj|przedwczoraj',
    now: 'przed chwilą,teraz,chwilę temu,w tej chwili,kilka sekund temu,przed momentem,właśnie teraz',
    period: 'am|pm',
    one: 'jedną,jeden,jedna,jednym',
    few: 'kilka,kilku,kilkoma,parę',
    about: 'około,ok,ponad,prawie,mniej niż',
    last: 'ostatni,ostatnią,zeszły,ubiegły,zeszłą',
    of: 'r,roku,dnia',
    at: 'o,godz,o godz,o godzinie,godzina,w,we',
    marks: 'r,roku|||||',
  },
  {
    code: 'cs',
    months:
      'leden,ledna,led|únor,února,úno|březen,března,bře|duben,dubna,dub|květen,května,kvě|červen,června,čvn,čer|červenec,července,čvc|srpen,srpna,srp|září,zář|říjen,října,říj|listopad,listopadu,lis|prosinec,prosince,pro',
    weekdays:
      'neděle,neděli,ned,ne|pondělí,pon,po|úterý,úte,út|středa,středu,stř,st|čtvrtek,čtv,čt|pátek,pát,pá|sobota,sobotu,sob,so',
    units:
      'sekunda,sekundu,sekundy,sekund,sekundou,sekundami,sek,s|minuta,minutu,minuty,minut,minutou,minutami,min|hodina,hodinu,hodiny,hodin,hodinou,hodinami,hod,h|den,dny,dní,dnem,dnům|týden,týdny,týdnů,týdnem,týd|měsíc,měsíce,měsíců,měsícem,měsíci,měs|rok,roky,roků,let,rokem,lety,r',
    ago: 'před|zpátky,zpět',
    days: 'dnes,dneska|včera|předevčírem',
    now: 'právě teď,teď,nyní,před chvílí,před okamžikem,právě nyní,před pár sekundami',
    period: 'dop,dopoledne|odp,odpoledne',
    one: 'jednou,jedním,jeden,jedna,jednu',
    few: 'několika,několik,pár',
    about: 'asi,zhruba,více než,méně než,přibližně',
    last: 'minulý,minulou,minulé',
    of: 'dne',
    at: 'v,ve,o,od,hodin',
    marks: '|||hod,h|min|',
  },
  {
    code: 'sk',
    months:
      'január,januára,jan|február,februára,feb|marec,marca,mar|apríl,apríla,apr|máj,mája|jún,júna|júl,júla|august,augusta,aug|september,septembra,sep|október,októbra,okt|november,novembra,nov|december,decembra,dec',
    weekdays:
      'nedeľa,nedeľu,ned,ne|pondelok,pon,po|utorok,uto,ut|streda,stredu,str,st|štvrtok,štv,št|piatok,pia,pi|sobota,sobotu,sob,so',
    units:
      'sekunda,sekundu,sekundy,sekúnd,sekundou,sekundami,sek,s|minúta,minútu,minúty,minút,minútou,minútami,min|hodina,hodinu,hodiny,hodín,hodinou,hodinami,hod,h|deň,dni,dní,dňom,dňami|týždeň,týždne,týždňov,týždňom,týždňami,týž|mesiac,mesiace,mesiacov,mesiacom,mesiacmi,mes|rok,roky,rokov,rokom,rokmi,r',
    ago: 'pred|',
    days: 'dnes|včera|predvčerom',
    now: 'práve teraz,teraz,pred chvíľou,práve,pred okamihom',
    one: 'jednou,jedným,jeden,jedna',
    few: 'niekoľkými,pár,niekoľko',
    about: 'asi,približne,viac ako,menej ako',
    last: 'minulý,minulú,minulé',
    at: 'o,v,vo',
    marks: '|||hod,h||',
  },
  {
    code: 'hr,bs',
    months:
      'siječanj,siječnja,sij|veljača,veljače,velj,vel|ožujak,ožujka,ožu|travanj,travnja,tra|svibanj,svibnja,svi|lipanj,lipnja,lip|srpanj,srpnja,srp|kolovoz,kolovoza,kol|rujan,rujna,ruj|listopad,listopada,lis|studeni,studenog,studenoga,stu|prosinac,prosinca,pro',
    weekdays:
      'nedjelja,nedjelju,ned|ponedjeljak,pon|utorak,uto|srijeda,srijedu,sri|četvrtak,čet|petak,pet|subota,subotu,sub',
    units:
      'sekunda,sekunde,sekundi,sekundu,sek,s|minuta,minute,minutu,min|sat,sata,sati,h|dan,dana|tjedan,tjedna,tjedana,tj,sedmica,sedmice,sedmicu,sedm,sed|mjesec,mjeseca,mjeseci,mj|godina,godine,godinu,god,g',
    ago: 'prije|',
    days: 'danas|jučer|prekjučer',
    now: 'upravo sada,sada,upravo,maloprije,prije nekoliko trenutaka',
    period: 'prijepodne|popodne,poslijepodne',
    one: 'jedan,jednu,jednog,jedna',
    few: 'nekoliko',
    about: 'otprilike,oko,više od,manje od',
    last: 'prošli,prošlu,prošle,prošlog',
    at: 'u,sati',
    marks: 'g,godine|||h,sati||',
  },
  {
    code: 'sr,sh,bs',
    months:
      'januar,januara,jan|februar,februara,feb|mart,marta,mar|april,aprila,apr|maj,maja|jun,juna,juni|jul,jula,juli|avgust,avgusta,avg,august,augusta|septembar,septembra,sep|oktobar,oktobra,okt|novembar,novembra,nov|decembar,decembra,dec',
    weekdays:
      'nedelja,nedelju,ned,nedjelja|ponedeljak,pon,ponedjeljak|utorak,uto|sreda,sredu,sre,srijeda|četvrtak,čet|petak,pet|subota,subotu,sub',
    units:
      'sekunda,sekunde,sekundi,sekundu,sek|minut,minuta,minute,min|sat,sata,sati,čas,časova,časa,č|dan,dana|nedelja,nedelje,nedelju,sedmica,ned|mesec,meseca,meseci,mes,mjesec,mjeseca,mjeseci|godina,godine,godinu,god',
    ago: 'pre,prije|',
    days: 'danas|juče,jučer|prekjuče',
    now: 'upravo sada,sada,upravo,malopre',
    period: 'pre podne|po podne',
    one: 'jedan,jednu,jednog',
    few: 'nekoliko',
    last: 'prošli,prošle,prošlu,prošlog',
    at: 'u,časova',
    marks: 'g,godine|||h||',
  },
  {
    code: 'sl',
    months:
      'januar,januarja,jan|februar,februarja,feb|marec,marca,mar|april,aprila,apr|maj,maja|junij,junija,jun|julij,julija,jul|avgust,avgusta,avg|september,septembra,sep|oktober,oktobra,okt|november,novembra,nov|december,decembra,dec',
    weekdays:
      'nedelja,nedeljo,ned|ponedeljek,pon|torek,tor|sreda,sredo,sre|četrtek,čet|petek,pet|sobota,soboto,sob',
    units:
      'sekunda,sekundo,sekundama,sekundami,sekunde,sek,s|minuta,minuto,minutama,minutami,minute,min|ura,uro,urama,urami,ure,ur|dan,dnevom,dnevoma,dnevi,dni|teden,tednom,tednoma,tedni,tednov,ted|mesec,mesecem,mesecema,meseci,mesecev,mes|leto,letom,letoma,leti,let',
    ago: 'pred|',
    days: 'danes|včeraj|predvčerajšnjim',
    now: 'pravkar,zdaj,ravnokar',
    period: 'dop|pop',
    one: 'eno,enim,ena,en',
    few: 'nekaj',
    last: 'prejšnji,prejšnjo',
    at: 'ob',
    marks: '|||h||',
  },
];
