// Date words of Greek, the Turkic languages in Latin script, Albanian, Georgian and Armenian.
import type { LanguageWords } from './words.ts';

export const MEDITERRANEAN: readonly LanguageWords[] = [
  {
    code: 'el',
    months:
      'ιανουάριος,ιανουαρίου,ιαν,γενάρη|φεβρουάριος,φεβρουαρίου,φεβ,φλεβάρη|μάρτιος,μαρτίου,μαρ,μάρτη|απρίλιος,απριλίου,απρ,απρίλη|μάιος,μαΐου,μαι,μάη|ιούνιος,ιουνίου,ιουν,ιούνη|ιούλιος,ιουλίου,ιουλ,ιούλη|αύγουστος,αυγούστου,αυγ|σεπτέμβριος,σεπτεμβρίου,σεπ,σεπτ,σεπτέμβρη|οκτώβριος,οκτωβρίου,οκτ,οκτώβρη|νοέμβριος,νοεμβρίου,νοε,νοέμβρη|δεκέμβριος,δεκεμβρίου,δεκ,δεκέμβρη',
    weekdays:
      'κυριακή,κυρ,κυ|δευτέρα,δευ,δε|τρίτη,τρι,τρ|τετάρτη,τετ,τε|πέμπτη,πεμ,πε|παρασκευή,παρ,πα|σάββατο,σαβ,σα',
    units:
      'δευτερόλεπτο,δευτερόλεπτα,δευτ,δ|λεπτό,λεπτά,λεπ,λ|ώρα,ώρες,ώ|ημέρα,ημέρες,μέρα,μέρες,ημ|εβδομάδα,εβδομάδες,εβδ|μήνα,μήνες,μήνας,μήν|χρόνο,χρόνια,έτος,έτη,έτ,χρ',
    ago: 'πριν,πριν από,εδώ και|πριν',
    days: 'σήμερα|χθες,χτες|προχθές,προχτές',
    now: 'μόλις τώρα,τώρα,πριν λίγο,πριν από λίγο,πριν λίγα δευτερόλεπτα',
    period: 'π.μ,πμ|μ.μ,μμ',
    one: 'ένα,μία,μια,έναν',
    few: 'λίγα,λίγες,μερικά,μερικές,λίγους',
    about: 'περίπου,σχεδόν',
    last: 'περασμένη,προηγούμενη',
    of: 'του',
    at: 'στις,στη,ώρα,και ώρα,τις',
    ordinals: 'η,ης',
  },
  {
    code: 'tr',
    months:
      'ocak,oca|şubat,şub|mart,mar|nisan,nis|mayıs,may|haziran,haz|temmuz,tem|ağustos,ağu|eylül,eyl|ekim,eki|kasım,kas|aralık,ara',
    weekdays:
      'pazar,paz|pazartesi,pzt,pts|salı,sal|çarşamba,çar,çrş|perşembe,per,prş|cuma,cum|cumartesi,cmt,cts',
    units: 'saniye,sn|dakika,dk|saat,sa|gün|hafta,hf|ay|yıl,sene',
    short: 'sn|dk|sa|g|hf|ay|y',
    ago: '|önce',
    days: 'bugün|dün|önceki gün,evvelsi gün',
    now: 'az önce,şimdi,şu anda,biraz önce,demin,şu an',
    period: 'öö,ö.ö,sabah|ös,ö.s,akşam',
    one: 'bir',
    few: 'birkaç,bir kaç',
    about: 'yaklaşık',
    last: 'geçen,son',
    at: 'saat,saati,ve',
  },
  {
    code: 'az',
    months:
      'yanvar,yan|fevral,fev|mart,mar|aprel,apr|may|iyun,iyn|iyul,iyl|avqust,avq|sentyabr,sen|oktyabr,okt|noyabr,noy|dekabr,dek',
    weekdays:
      'bazar,b|bazar ertəsi,b.e,be|çərşənbə axşamı,ç.a,ça|çərşənbə,ç|cümə axşamı,c.a,ca|cümə,c|şənbə,ş',
    units: 'saniyə,san|dəqiqə,dəq|saat|gün|həftə|ay|il',
    ago: '|əvvəl,öncə',
    days: 'bu gün,bugün|dünən|srağagün',
    now: 'indi,indicə,bayaq',
    period: 'am|pm',
    one: 'bir',
    few: 'bir neçə',
    last: 'keçən',
    at: 'saat,radələrində',
  },
  {
    code: 'uz',
    months:
      'yanvar,yan|fevral,fev|mart,mar|aprel,apr|may|iyun,iyn|iyul,iyl|avgust,avg|sentabr,sen|oktabr,okt|noyabr,noy|dekabr,dek',
    weekdays: 'yakshanba,yak|dushanba,dush|seshanba,sesh|chorshanba,chor|payshanba,pay|juma,jum|shanba,shan',
    units: 'soniya|daqiqa|soat|kun|hafta|oy|yil',
    ago: '|oldin,avval',
    days: 'bugun|kecha',
    now: 'hozir,hozirgina',
    at: 'soat',
  },
  {
    code: 'sq',
    months:
      'janar,jan|shkurt,shk|mars,mar|prill,pri|maj|qershor,qer|korrik,korr|gusht,gush|shtator,sht|tetor,tet|nëntor,nën|dhjetor,dhj',
    weekdays: 'e diel,die|e hënë,hën|e martë,mar|e mërkurë,mër|e enjte,enj|e premte,pre|e shtunë,sht',
    units: 'sekondë,sekonda|minutë,minuta,min|orë|ditë|javë|muaj|vit,vjet',
    ago: '|më parë',
    days: 'sot|dje|pardje',
    now: 'tani,sapo',
    period: 'e paradites,paradite,p.d|e pasdites,pasdite,m.d',
    at: 'në,në orën',
  },
  {
    code: 'ka',
    months:
      'იანვარი,იანვარს,იან|თებერვალი,თებ|მარტი,მარ|აპრილი,აპრ|მაისი,მაი|ივნისი,ივნ|ივლისი,ივლ|აგვისტო,აგვ|სექტემბერი,სექ|ოქტომბერი,ოქტ|ნოემბერი,ნოე|დეკემბერი,დეკ',
    weekdays: 'კვირა,კვი|ორშაბათი,ორშ|სამშაბათი,სამ|ოთხშაბათი,ოთხ|ხუთშაბათი,ხუთ|პარასკევი,პარ|შაბათი,შაბ',
    units: 'წამის,წმ|წუთის,წთ|საათის,სთ|დღის|კვირის,კვ|თვის|წლის',
    ago: '|წინ',
    days: 'დღეს|გუშინ|გუშინწინ',
    now: 'ახლა,ახლახან',
  },
  {
    code: 'hy',
    months:
      'հունվար,հունվարի,հնվ|փետրվար,փետրվարի,փտվ|մարտ,մարտի,մրտ|ապրիլ,ապրիլի,ապր|մայիս,մայիսի,մյս|հունիս,հունիսի,հնս|հուլիս,հուլիսի,հլս|օգոստոս,օգոստոսի,օգս|սեպտեմբեր,սեպտեմբերի,սեպ|հոկտեմբեր,հոկտեմբերի,հոկ|նոյեմբեր,նոյեմբերի,նոյ|դեկտեմբեր,դեկտեմբերի,դեկ',
    weekdays: 'կիրակի,կիր|երկուշաբթի,երկ|երեքշաբթի,երք|չորեքշաբթի,չրք|հինգշաբթի,հնգ|ուրբաթ,ուր|շաբաթ,շբթ',
    units: 'վայրկյան,վրկ,վ|րոպե,ր|ժամ,ժ|օր|շաբաթ,շաբ|ամիս,ամս|տարի,տ',
    ago: '|առաջ',
    days: 'այսօր|երեկ|երեկ չէ առաջի օրը,նախանցյալ օրը',
    now: 'հիմա',
    marks: 'թ|||||',
  },
];
