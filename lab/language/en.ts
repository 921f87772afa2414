// English: text, interface and dates.
import { list } from './list.ts';
import type { LanguagePack } from './types.ts';

export const en: LanguagePack = {
  strings: {
    home: 'Home',
    forum: 'Forum',
    boards: 'Boards',
    subBoards: 'Sub-forums',
    thread: 'Thread',
    threads: 'Threads',
    post: 'Post',
    posts: 'Posts',
    reply: 'Reply',
    replies: 'Replies',
    views: 'Views',
    lastPost: 'Last post',
    author: 'Author',
    date: 'Date',
    title: 'Title',
    quote: 'Quote',
    wrote: 'wrote',
    report: 'Report',
    edit: 'Edit',
    like: 'Like',
    likes: 'Likes',
    share: 'Share',
    permalink: 'Permalink',
    login: 'Log in',
    logout: 'Log out',
    register: 'Register',
    password: 'Password',
    search: 'Search',
    members: 'Members',
    calendar: 'Calendar',
    faq: 'FAQ',
    rules: 'Rules',
    contact: 'Contact us',
    privacy: 'Privacy',
    page: 'Page',
    of: 'of',
    next: 'Next',
    previous: 'Previous',
    first: 'First',
    last: 'Last',
    loadMore: 'Load more',
    newTopic: 'New topic',
    sticky: 'Sticky',
    locked: 'Locked',
    moved: 'Moved',
    joined: 'Joined',
    similarThreads: 'Similar threads',
    nextThread: 'Next thread',
    previousThread: 'Previous thread',
    print: 'Print view',
    markRead: 'Mark all as read',
    sortBy: 'Sort by',
    guest: 'Guest',
    deletedUser: 'Deleted member',
    editedBy: 'Last edited by',
    attachments: 'Attachments',
    poll: 'Poll',
    votes: 'votes',
    spoiler: 'Spoiler',
    code: 'Code',
    statistics: 'Statistics',
    online: 'Who is online',
    noThreads: 'There are no threads in this forum.',
    by: 'by',
    at: 'at',
    in: 'in',
    today: 'Today',
    yesterday: 'Yesterday',
    profile: 'Profile',
    unread: 'Unread posts',
    rss: 'RSS feed',
    tags: 'Tags',
    advertisement: 'Advertisement',
    cookies: 'This site uses cookies.',
    notFound: 'The requested page could not be found.',
    mustLogin: 'You must be logged in to do that.',
    archive: 'Archive',
    newest: 'Newest',
    goToLastPost: 'Go to last post',
    jumpTo: 'Jump to',
    signature: 'Signature',
    welcome: 'Welcome',
  },
  vocabulary: {
    subjects: list(`the old pump | my neighbour | the second battery | the new firmware | this adapter |
      the rear wheel | the left speaker | the cheap lens | our club | the manual | the greenhouse |
      the dealer in town | the main board | the sourdough starter | the gearbox | the tent |
      the router upstairs | a friend of mine | the update from spring | the kettle | the tuner |
      the tomato bed | the printer | the whole kit`),
    verbs:
      list(`needs | replaces | ignores | blocks | supports | damages | measures | drains | improves | hides |
      covers | beats | loses | reports | keeps | wants | drives | heats | cleans | outlasts`),
    objects:
      list(`the fuel filter | a longer cable | the spare key | three of the sensors | the original casing |
      every second frame | the warranty | a lot of water | the same connector | the front panel |
      its own backup | the whole budget | the wrong drawer | the upper shelf | a decent amplifier |
      the missing screws | the price from last year | an unusual amount of oil | the clock signal |
      the weekend trip | the beginners | the recipe | our garden hose | the last two releases`),
    adverbials: list(`since last week | without any warning | after about ten minutes | in cold weather |
      every single time | as far as I can tell | on both machines | at full load |
      for no obvious reason | once you get used to it | according to the manual | most of the time |
      with a little patience | under the bench | before the first start | in my experience |
      despite the cleaning | when nobody is looking`),
    openers: list(`Honestly, | By the way, | In short, | As mentioned above, | To be fair, | Strangely, |
      After some testing | For what it is worth, | At the moment | Sadly,`),
    connectors: list(', but | , because | , and | , so | , although | ; still'),
    short: list(`Thanks! | Same here. | Solved, thank you all. | That did the trick. | Any news? |
      I agree with the post above. | Bump. | Following this one. | Photos please! | Good to know. |
      No idea, sorry. | Works for me. | Welcome aboard! | I will try that tonight and report back.`),
    questions:
      list(`Has anyone seen this before? | What would you do? | Is that normal? | Where can I buy one? |
      Which version do you use? | Does it get better with time? | How much did you pay? |
      Any ideas what to check next?`),
    titles: list(`{s} {v} {o} | {s} {v} {o}? | Help: {s} {v} {o} | How do you clean {o}? | {m}: {s} or {s} |
      Looking for {o} | Question about {o} | [Solved] {s} {v} {o} | Show us {o}! |
      First look at {o} ({m}) | Review: {m} with {o} | Why I gave up on {o} | {m} vs. {m} |
      Introducing myself and {o}`),
    topics: list(`General discussion | News and announcements | Workshop | Garden and balcony | Photography |
      Bikes and touring | Home network | Kitchen and baking | Vintage radios | Music and instruments |
      Marketplace | Travel reports | Model building | Computers and software | Introductions | Off topic`),
    aspects: list('for beginners | buying advice | repairs | projects | archive | meetings'),
    descriptions:
      list(`Everything about {t}. | When {s} gives you trouble, ask here. | Talk, tips and pictures. |
      Questions and answers. Please search before you post. | No advertising, please.`),
    categories: list('Community | Technology | Leisure | House and home | Trade | Miscellaneous'),
    tags: list(`help | repair | beginner | howto | review | diy | electronics | outdoor | budget | vintage |
      photo | recipe | network | travel | tools`),
    ranks: list('Newcomer | Member | Regular | Senior member | Veteran | Moderator | Administrator'),
    names: list('willow | harbour | copper | sparrow | meadow | rusty | thistle | maple | granite | lark'),
    signatures:
      list(`Measure twice, cut once. | Sent from my garden shed | Life is too short for dull knives. |
      My other bike is a kettle. | Current project: the never-ending one |
      Please use the search before asking.`),
    siteNames: list('Workbench Talk | The Open Shed | Riverside Forum'),
    clause: '{s} {v} {o}',
    clauseWithAdverbial: '{s} {v} {o} {a}',
    space: ' ',
    fullStop: '.',
    exclamationMark: '!',
  },
  dates: {
    months:
      list(`January | February | March | April | May | June | July | August | September | October | November |
      December`),
    monthsShort: list('Jan | Feb | Mar | Apr | May | Jun | Jul | Aug | Sep | Oct | Nov | Dec'),
    weekdays: list('Sunday | Monday | Tuesday | Wednesday | Thursday | Friday | Saturday'),
    weekdaysShort: list('Sun | Mon | Tue | Wed | Thu | Fri | Sat'),
    am: 'AM',
    pm: 'PM',
    clock12: '{clock} {half}',
    ago: {
      minute: { one: '{n} minute ago', other: '{n} minutes ago' },
      hour: { one: '{n} hour ago', other: '{n} hours ago' },
      day: { one: '{n} day ago', other: '{n} days ago' },
      week: { one: '{n} week ago', other: '{n} weeks ago' },
      month: { one: '{n} month ago', other: '{n} months ago' },
      year: { one: '{n} year ago', other: '{n} years ago' },
    },
    agoShort: { minute: '{n}m', hour: '{n}h', day: '{n}d', week: '{n}w', month: '{n}mo', year: '{n}y' },
    justNow: 'Just now',
    today: 'Today',
    yesterday: 'Yesterday',
    long: '{month} {d}, {yyyy} at {time12}',
    longWithWeekday: '{weekday}, {month} {d}, {yyyy} {time12}',
    dayOnly: '{month} {d}, {yyyy}',
    dayTime: ' at {time}',
  },
};
