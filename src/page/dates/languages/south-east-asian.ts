// Date words of Thai, Vietnamese, Indonesian, Malay, Filipino and Swahili.
import type { LanguageWords } from './words.ts';

export const SOUTH_EAST_ASIAN: readonly LanguageWords[] = [
  {
    code: 'th',
    months:
      'มกราคม,ม.ค.,มกรา|กุมภาพันธ์,ก.พ.,กุมภา|มีนาคม,มี.ค.,มีนา|เมษายน,เม.ย.,เมษา|พฤษภาคม,พ.ค.,พฤษภา|มิถุนายน,มิ.ย.,มิถุนา|กรกฎาคม,ก.ค.,กรกฎา|สิงหาคม,ส.ค.,สิงหา|กันยายน,ก.ย.,กันยา|ตุลาคม,ต.ค.,ตุลา|พฤศจิกายน,พ.ย.,พฤศจิกา|ธันวาคม,ธ.ค.,ธันวา',
    weekdays:
      'วันอาทิตย์,อาทิตย์,อา.|วันจันทร์,จันทร์,จ.|วันอังคาร,อังคาร,อ.|วันพุธ,พุธ,พ.|วันพฤหัสบดี,พฤหัสบดี,พฤ.,พฤหัส|วันศุกร์,ศุกร์,ศ.|วันเสาร์,เสาร์,ส.',
    units: 'วินาที|นาที|ชั่วโมง,ชม.|วัน|สัปดาห์,อาทิตย์|เดือน|ปี',
    short: 'วินาที|นาที|ชั่วโมง,ชม.|วัน|สัปดาห์|เดือน|ปี',
    ago: 'เมื่อ|ที่แล้ว,ที่ผ่านมา,ก่อน,มาแล้ว',
    days: 'วันนี้|เมื่อวานนี้,เมื่อวาน|เมื่อวานซืน,เมื่อวันก่อน',
    now: 'เมื่อสักครู่,เมื่อสักครู่นี้,เมื่อครู่นี้,เดี๋ยวนี้,ขณะนี้,ไม่กี่วินาทีที่แล้ว,ไม่กี่วินาทีก่อน',
    period: 'ก่อนเที่ยง|หลังเที่ยง',
    one: 'หนึ่ง',
    few: 'ไม่กี่,สองสาม',
    about: 'ประมาณ',
    of: 'พ.ศ.,ค.ศ.,ที่,ปี',
    at: 'เวลา,น.,นาฬิกา,เมื่อ',
    marks: '|||นาฬิกา|นาที|',
  },
  {
    code: 'vi',
    months:
      'tháng giêng,tháng một|tháng hai|tháng ba|tháng tư|tháng năm|tháng sáu|tháng bảy|tháng tám|tháng chín|tháng mười|tháng mười một|tháng mười hai,tháng chạp',
    weekdays:
      'chủ nhật,cn|thứ hai,thứ 2,th 2|thứ ba,thứ 3,th 3|thứ tư,thứ 4,th 4|thứ năm,thứ 5,th 5|thứ sáu,thứ 6,th 6|thứ bảy,thứ 7,th 7',
    units: 'giây|phút|giờ,tiếng|ngày|tuần|tháng|năm',
    short: 'giây|phút|giờ|ngày|tuần|tháng|năm',
    ago: 'cách đây|trước',
    days: 'hôm nay|hôm qua|hôm kia',
    now: 'vừa xong,bây giờ,mới đây,vừa mới đây,vừa mới,ngay bây giờ',
    period: 'sa,sáng|ch,chiều,tối',
    one: 'một',
    few: 'vài,mấy',
    about: 'khoảng',
    last: 'trước',
    of: 'ngày',
    at: 'lúc,vào,vào lúc,hồi',
    marks: '|||giờ,h,g|phút,p|giây',
    marksBefore: 'năm|tháng,thg|ngày',
  },
  {
    code: 'id,in,ms',
    months:
      'januari,jan|februari,feb,pebruari|maret,mar,mac|april,apr|mei|juni,jun|juli,jul,julai|agustus,agu,agt,ags,ogos,ogo|september,sep,sept|oktober,okt|november,nov,nopember|desember,des,disember,dis',
    weekdays:
      'minggu,min,ahad,ahd|senin,sen,isnin,isn|selasa,sel|rabu,rab|kamis,kam,khamis,kha|jumat,jum,jumaat|sabtu,sab',
    units: 'detik,dtk,saat|menit,mnt,minit,min|jam,j|hari,h|minggu,mgg,mgu|bulan,bln|tahun,thn',
    ago: '|lalu,yang lalu,yg lalu',
    days: 'hari ini|kemarin|kemarin lusa,kemarin dulu,selumbari',
    now: 'baru saja,sekarang,barusan,baru sahaja,sebentar tadi',
    period: 'pg,pagi|ptg,petang,sore,malam,tengah hari',
    one: 'satu,sebuah,se',
    few: 'beberapa',
    about: 'sekitar,kira-kira,lebih dari',
    last: 'lalu',
    at: 'pukul,pkl,jam,pada,pada pukul',
  },
  // Days that Malay counts other than Indonesian.
  { code: 'ms', days: 'hari ini|semalam|kelmarin' },
  {
    code: 'tl,fil',
    months:
      'enero,ene|pebrero,peb|marso,mar|abril,abr|mayo,may|hunyo,hun|hulyo,hul|agosto,ago|setyembre,set|oktubre,okt|nobyembre,nob|disyembre,dis',
    weekdays: 'linggo,lin|lunes,lun|martes,mar|miyerkules,miy|huwebes,huw|biyernes,biy|sabado,sab',
    units: 'segundo,seg|minuto,min|oras|araw|linggo|buwan|taon',
    ago: '|ang nakalipas,nakalipas,ang nakaraan,nakaraan,na ang nakakaraan,ang nakakaraan',
    days: 'ngayong araw|kahapon|noong isang araw,araw bago ang kahapon',
    now: 'ngayon,ngayon lang,kani-kanina lang',
    one: 'isang',
    few: 'ilang',
    last: 'noong nakaraang,nakaraang',
    of: 'ng,ika',
    at: 'nang,sa,ng,alas',
  },
  {
    code: 'sw',
    months:
      'januari,jan|februari,feb|machi,mac|aprili,apr|mei|juni,jun|julai,jul|agosti,ago|septemba,sep|oktoba,okt|novemba,nov|desemba,des',
    weekdays: 'jumapili|jumatatu|jumanne|jumatano|alhamisi|ijumaa|jumamosi',
    units: 'sekunde|dakika|saa|siku|wiki|miezi,mwezi|mwaka,miaka',
    ago: '|iliyopita,zilizopita,uliopita,iliyopita',
    days: 'leo|jana|juzi',
    now: 'sasa hivi,sasa',
  },
];
