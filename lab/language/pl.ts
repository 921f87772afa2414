// Polish: text, interface and dates.
import { list } from './list.ts';
import type { LanguagePack } from './types.ts';

export const pl: LanguagePack = {
  strings: {
    home: 'Strona główna',
    forum: 'Forum',
    boards: 'Działy',
    subBoards: 'Podfora',
    thread: 'Temat',
    threads: 'Tematy',
    post: 'Post',
    posts: 'Posty',
    reply: 'Odpowiedz',
    replies: 'Odpowiedzi',
    views: 'Odsłony',
    lastPost: 'Ostatni post',
    author: 'Autor',
    date: 'Data',
    title: 'Tytuł',
    quote: 'Cytuj',
    wrote: 'pisze',
    report: 'Zgłoś',
    edit: 'Edytuj',
    like: 'Lubię to',
    likes: 'Polubienia',
    share: 'Udostępnij',
    permalink: 'Odnośnik do posta',
    login: 'Zaloguj się',
    logout: 'Wyloguj się',
    register: 'Zarejestruj się',
    password: 'Hasło',
    search: 'Szukaj',
    members: 'Użytkownicy',
    calendar: 'Kalendarz',
    faq: 'Częste pytania',
    rules: 'Regulamin',
    contact: 'Kontakt',
    privacy: 'Prywatność',
    page: 'Strona',
    of: 'z',
    next: 'Następna',
    previous: 'Poprzednia',
    first: 'Pierwsza',
    last: 'Ostatnia',
    loadMore: 'Pokaż więcej',
    newTopic: 'Nowy temat',
    sticky: 'Przyklejony',
    locked: 'Zamknięty',
    moved: 'Przeniesiony',
    joined: 'Dołączył(a)',
    similarThreads: 'Podobne tematy',
    nextThread: 'Następny temat',
    previousThread: 'Poprzedni temat',
    print: 'Wersja do druku',
    markRead: 'Oznacz wszystko jako przeczytane',
    sortBy: 'Sortuj według',
    guest: 'Gość',
    deletedUser: 'Usunięty użytkownik',
    editedBy: 'Ostatnio zmieniony przez',
    attachments: 'Załączniki',
    poll: 'Ankieta',
    votes: 'głosów',
    spoiler: 'Ukryty tekst',
    code: 'Kod',
    statistics: 'Statystyki',
    online: 'Kto jest online',
    noThreads: 'W tym dziale nie ma tematów.',
    by: 'autor:',
    at: 'o',
    in: 'w',
    today: 'Dzisiaj',
    yesterday: 'Wczoraj',
    profile: 'Profil',
    unread: 'Nieprzeczytane posty',
    rss: 'Kanał RSS',
    tags: 'Tagi',
    advertisement: 'Reklama',
    cookies: 'Ta strona używa plików cookie.',
    notFound: 'Nie znaleziono żądanej strony.',
    mustLogin: 'Aby to zrobić, musisz się zalogować.',
    archive: 'Archiwum',
    newest: 'Najnowsze',
    goToLastPost: 'Przejdź do ostatniego posta',
    jumpTo: 'Przejdź do',
    signature: 'Podpis',
    welcome: 'Witamy',
  },
  vocabulary: {
    subjects:
      list(`stara pompa | mój sąsiad | drugi akumulator | nowe oprogramowanie | ten adapter | tylne koło |
      lewy głośnik | tani obiektyw | nasz klub | instrukcja | szklarnia | sklep w mieście | płyta główna |
      zakwas | skrzynia biegów | namiot | router na strychu | znajomy | wiosenna aktualizacja | czajnik |
      drukarka | cały zestaw`),
    verbs:
      list(`zastępuje | ignoruje | blokuje | obsługuje | niszczy | mierzy | poprawia | ukrywa | zasłania |
      gubi | zgłasza | trzyma | chce mieć | napędza | grzeje | czyści | zjada | pokazuje`),
    objects: list(`filtr paliwa | dłuższy kabel | zapasowy klucz | trzy czujniki | oryginalną obudowę |
      co drugą klatkę | gwarancję | bardzo dużo wody | tę samą wtyczkę | przedni panel | własną kopię |
      cały budżet | niewłaściwą szufladę | górną półkę | przyzwoity wzmacniacz | brakujące śruby |
      zeszłoroczną cenę | sygnał zegara | weekendowy wyjazd | przepis | nasz wąż ogrodowy |
      dwa ostatnie wydania`),
    adverbials: list(`od zeszłego tygodnia | bez ostrzeżenia | po jakichś dziesięciu minutach | na mrozie |
      za każdym razem | o ile dobrze widzę | na obu komputerach | przy pełnym obciążeniu | bez powodu |
      zgodnie z instrukcją | przeważnie | przy odrobinie cierpliwości | pod stołem |
      przed pierwszym uruchomieniem | z mojego doświadczenia | mimo czyszczenia`),
    openers: list(
      'Szczerze mówiąc, | Przy okazji: | Krótko mówiąc, | Jak już pisałem, | Dziwna sprawa: | Na razie | Niestety',
    ),
    connectors: list(', ale | , bo | , i | , więc | , chociaż | ; mimo to'),
    short: list(`Dzięki! | U mnie to samo. | Rozwiązane, dziękuję wszystkim. | Pomogło. | Są jakieś wieści? |
      Zgadzam się z przedmówcą. | Śledzę temat. | Poproszę o zdjęcia! | Dobrze wiedzieć. |
      Nie mam pojęcia, przykro mi. | U mnie działa. | Witaj na pokładzie! | Wieczorem sprawdzę i dam znać.`),
    questions: list(`Czy ktoś już to widział? | Co byście zrobili? | Czy to normalne? | Gdzie to kupić? |
      Jakiej wersji używacie? | Czy z czasem będzie lepiej? | Ile zapłaciliście? | Co sprawdzić dalej?`),
    titles: list(`{s} {v} {o} | {s} {v} {o}? | Pomocy: {s} {v} {o} | Jak wyczyścić {o}? | {m}: {s} czy {s} |
      Kupię {o} | Pytanie o {o} | [Rozwiązane] {s} {v} {o} | Pokażcie {o}! | Pierwsze wrażenia: {m} |
      Recenzja {m} | Dlaczego porzuciłem {o} | {m} czy {m}? | Przywitaj się`),
    topics: list(`Dyskusje ogólne | Wiadomości i ogłoszenia | Warsztat | Ogród i balkon | Fotografia |
      Rowery i wycieczki | Sieć domowa | Kuchnia i wypieki | Stare radia | Muzyka i instrumenty | Giełda |
      Relacje z podróży | Modelarstwo | Komputery i programy | Powitania | Hyde Park`),
    aspects: list('dla początkujących | porady zakupowe | naprawy | projekty | archiwum | spotkania'),
    descriptions: list(`Wszystko na temat: {t}. | Gdy {s} sprawia kłopoty, pytaj tutaj. |
      Rozmowy, porady i zdjęcia. | Pytania i odpowiedzi. Najpierw szukaj, potem pisz. | Prosimy bez reklam.`),
    categories: list('Społeczność | Technika | Czas wolny | Dom i ogród | Handel | Różne'),
    tags: list(`pomoc | naprawa | początkujący | poradnik | recenzja | zrób-to-sam | elektronika | plener |
      tanio | zabytek | zdjęcia | przepis | sieć | podróż | narzędzia`),
    ranks: list('Nowy | Użytkownik | Bywalec | Starszy użytkownik | Weteran | Moderator | Administrator'),
    names: list(
      'Łukasz | żubr | Świerszcz | Małgosia | Wójt | Ćma | Paweł | źdźbło | Bocian | Kąkol | Jagoda',
    ),
    signatures: list(`Dwa razy mierz, raz tnij. | Wysłano z szopy | Życie jest za krótkie na tępe noże. |
      Obecny projekt: ten sam co zawsze | Najpierw użyj wyszukiwarki. | Pozdrawiam z Podlasia`),
    siteNames: list('Forum Warsztat | Otwarta Szopa | Forum nad Rzeką'),
    clause: '{s} {v} {o}',
    clauseWithAdverbial: '{s} {a} {v} {o}',
    space: ' ',
    fullStop: '.',
    exclamationMark: '!',
  },
  dates: {
    months: list(`stycznia | lutego | marca | kwietnia | maja | czerwca | lipca | sierpnia | września |
      października | listopada | grudnia`),
    monthsShort: list('sty | lut | mar | kwi | maj | cze | lip | sie | wrz | paź | lis | gru'),
    weekdays: list('Niedziela | Poniedziałek | Wtorek | Środa | Czwartek | Piątek | Sobota'),
    weekdaysShort: list('Nd | Pn | Wt | Śr | Cz | Pt | So'),
    am: 'AM',
    pm: 'PM',
    clock12: '{clock} {half}',
    ago: {
      minute: { one: '{n} minutę temu', few: '{n} minuty temu', other: '{n} minut temu' },
      hour: { one: '{n} godzinę temu', few: '{n} godziny temu', other: '{n} godzin temu' },
      day: { one: '{n} dzień temu', other: '{n} dni temu' },
      week: { one: '{n} tydzień temu', few: '{n} tygodnie temu', other: '{n} tygodni temu' },
      month: { one: '{n} miesiąc temu', few: '{n} miesiące temu', other: '{n} miesięcy temu' },
      year: { one: '{n} rok temu', few: '{n} lata temu', other: '{n} lat temu' },
    },
    agoShort: {
      minute: '{n} min',
      hour: '{n} godz.',
      day: '{n} d',
      week: '{n} tyg.',
      month: '{n} mies.',
      year: '{n} r.',
    },
    justNow: 'Przed chwilą',
    today: 'Dzisiaj',
    yesterday: 'Wczoraj',
    long: '{d} {month} {yyyy}, {time}',
    longWithWeekday: '{weekday}, {d} {month} {yyyy}, {time}',
    dayOnly: '{d} {month} {yyyy}',
    dayTime: ' o {time}',
  },
};
