// Date words of the Baltic and the Uralic languages.
import type { LanguageWords } from './words.ts';

export const BALTIC_URALIC: readonly LanguageWords[] = [
  {
    code: 'fi',
    months:
      'tammikuu,tammikuuta,tammikuun,tammi|helmikuu,helmikuuta,helmikuun,helmi|maaliskuu,maaliskuuta,maaliskuun,maalis|huhtikuu,huhtikuuta,huhtikuun,huhti|toukokuu,toukokuuta,toukokuun,touko|kesäkuu,kesäkuuta,kesäkuun,kesä|heinäkuu,heinäkuuta,heinäkuun,heinä|elokuu,elokuuta,elokuun,elo|syyskuu,syyskuuta,syyskuun,syys|lokakuu,lokakuuta,lokakuun,loka|marraskuu,marraskuuta,marraskuun,marras|joulukuu,joulukuuta,joulukuun,joulu',
    weekdays:
      'sunnuntai,sunnuntaina,su|maanantai,maanantaina,ma|tiistai,tiistaina,ti|keskiviikko,keskiviikkona,ke|torstai,torstaina,to|perjantai,perjantaina,pe|lauantai,lauantaina,la',
    units:
      'sekunti,sekuntia,sek,s|minuutti,minuuttia,min|tunti,tuntia,t|päivä,päivää,pv,pvä|viikko,viikkoa,vk|kuukausi,kuukautta,kk|vuosi,vuotta,v',
    short: 'sek,s|min|t,h|pv|vk|kk|v',
    ago: '|sitten',
    days: 'tänään|eilen|toissapäivänä,toissap,toissa päivänä',
    now: 'juuri nyt,nyt,äsken,hetki sitten,juuri äsken',
    period: 'ap,aamupäivällä|ip,iltapäivällä',
    one: 'yksi,yhden',
    few: 'muutama,muutamia,pari',
    about: 'noin,yli,alle,melkein',
    last: 'viime',
    at: 'klo,kello',
  },
  {
    code: 'et',
    months:
      'jaanuar,jaanuaril,jaan|veebruar,veebruaril,veebr|märts,märtsil|aprill,aprillil,apr|mai,mail|juuni,juunil|juuli,juulil|august,augustil,aug|september,septembril,sept|oktoober,oktoobril,okt|november,novembril,nov|detsember,detsembril,dets',
    weekdays: 'pühapäev,p|esmaspäev,e|teisipäev,t|kolmapäev,k|neljapäev,n|reede,r|laupäev,l',
    units:
      'sekund,sekundi,sekundit,sek|minut,minuti,minutit,min|tund,tunni,tundi,t|päev,päeva,p|nädal,nädala,nädalat,näd|kuu,kuud|aasta,aastat,a',
    ago: '|tagasi,eest',
    days: 'täna|eile|üleeile',
    now: 'just praegu,praegu,just nüüd,nüüd,äsja',
    one: 'üks,ühe',
    few: 'mõni,mõne,paar,paari',
    at: 'kell',
  },
  {
    code: 'hu',
    months:
      'január,jan|február,febr,feb|március,márc,már|április,ápr|május,máj|június,jún|július,júl|augusztus,aug|szeptember,szept,szep|október,okt|november,nov|december,dec',
    weekdays:
      'vasárnap,vas,v|hétfő,hétfőn,h|kedd,kedden,k|szerda,szerdán,sze|csütörtök,csütörtökön,csüt,cs|péntek,pénteken,pén,p|szombat,szombaton,szo',
    units:
      'másodperc,másodperccel,mp|perc,perccel,p|óra,órával,ó|nap,nappal|hét,héttel|hónap,hónappal,hó|év,évvel',
    unitsAgo: 'másodperce|perce|órája|napja|hete|hónapja|éve',
    ago: '|ezelőtt',
    days: 'ma|tegnap|tegnapelőtt',
    now: 'most,az imént,épp most,éppen most,néhány másodperce,pár másodperce',
    period: 'de,délelőtt|du,délután',
    one: 'egy',
    few: 'néhány,pár',
    about: 'körülbelül,kb,több mint',
    last: 'múlt',
    at: 'órakor',
    ordinals: 'én,án,jén,ján,i,ei',
  },
  {
    code: 'lt',
    months:
      'sausis,sausio,saus|vasaris,vasario,vas|kovas,kovo,kov|balandis,balandžio,bal|gegužė,gegužės,geg|birželis,birželio,birž|liepa,liepos,liep|rugpjūtis,rugpjūčio,rugp|rugsėjis,rugsėjo,rugs|spalis,spalio,spal|lapkritis,lapkričio,lapkr,lap|gruodis,gruodžio,gruod',
    weekdays:
      'sekmadienis,sekmadienį,sk|pirmadienis,pirmadienį,pr|antradienis,antradienį,an|trečiadienis,trečiadienį,tr|ketvirtadienis,ketvirtadienį,kt|penktadienis,penktadienį,pn|šeštadienis,šeštadienį,št',
    units:
      'sekundė,sekundę,sekundes,sekundžių,sekundės,sek,s|minutė,minutę,minutes,minučių,minutės,min|valanda,valandą,valandas,valandų,valandos,val|diena,dieną,dienas,dienų,dienos,d|savaitė,savaitę,savaites,savaičių,savaitės,sav|mėnuo,mėnesį,mėnesius,mėnesių,mėnesio,mėn|metai,metus,metų,m',
    ago: 'prieš|',
    days: 'šiandien|vakar|užvakar',
    now: 'ką tik,dabar',
    period: 'priešpiet|popiet',
    one: 'vieną,viena',
    few: 'kelias,kelis,keletą',
    last: 'praėjusį,praėjusią',
    of: 'm,d,metų',
    at: 'd,val',
    marks: 'm,metų|||val|min|',
  },
  {
    code: 'lv',
    months:
      'janvāris,janvārī,janvāra,janv|februāris,februārī,februāra,febr|marts,martā,marta|aprīlis,aprīlī,aprīļa,apr|maijs,maijā,maija|jūnijs,jūnijā,jūnija,jūn|jūlijs,jūlijā,jūlija,jūl|augusts,augustā,augusta,aug|septembris,septembrī,septembra,sept|oktobris,oktobrī,oktobra,okt|novembris,novembrī,novembra,nov|decembris,decembrī,decembra,dec',
    weekdays:
      'svētdiena,svētdien,svētd|pirmdiena,pirmdien,pirmd|otrdiena,otrdien,otrd|trešdiena,trešdien,trešd|ceturtdiena,ceturtdien,ceturtd|piektdiena,piektdien,piektd|sestdiena,sestdien,sestd',
    units:
      'sekunde,sekundes,sekundēm,sek,s|minūte,minūtes,minūtēm,min|stunda,stundas,stundām,st,h|diena,dienas,dienām,d|nedēļa,nedēļas,nedēļām,ned|mēnesis,mēneša,mēnešiem,mēn|gads,gada,gadiem,g',
    ago: 'pirms|',
    days: 'šodien|vakar|aizvakar',
    now: 'tikko,tagad,nupat',
    period: 'priekšp,priekšpusdienā|pēcp,pēcpusdienā',
    one: 'viena,vienas',
    few: 'dažām,dažiem,pāris',
    last: 'pagājušajā',
    of: 'gada,g',
    at: 'plkst,pulksten',
    marks: 'gada,g|||||',
  },
];
