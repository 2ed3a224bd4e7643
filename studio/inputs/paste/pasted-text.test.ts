// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { formatSkipped } from './format-skipped.ts'
import { type ParsedText, parsePastedText, type TextField } from './pasted-text.ts'
import { convertMarkdown } from './pasting-input.tsx'

const article = { styles: ['normal', 'h2', 'h3'], lists: ['bullet', 'number'] }
const plainField = { styles: ['normal'], lists: [] }

/** A paste as lines: the form, then the words with **bold**, _emphasis_ and [links](address). */
function parse(html: string, field: TextField = article) {
  const { blocks, skipped } = parsePastedText(html, field)
  return { lines: blocks.map(getLine), skipped }
}

function getLine(block: ParsedText['blocks'][number]): string {
  const { _type, caption, grid, style, listItem, level, children, markDefs } = block as Stored
  if (_type === 'articleTable') {
    return `table ${caption ?? ''}: ${grid?.rows.map(({ cells }) => cells.join(' | ')).join('\n')}`
  }
  const form = listItem ? `${'  '.repeat((level ?? 1) - 1)}${listItem}` : style
  const texts = children?.map(({ text, marks }) => {
    const strong = marks.includes('strong') ? `**${text}**` : text
    const em = marks.includes('em') ? `_${strong}_` : strong
    const link = markDefs?.find(({ _key }) => marks.includes(_key))
    return link ? `[${em}](${link.href})` : em
  })
  return `${form}: ${texts?.join('')}`
}

type Stored = {
  _type: string
  caption?: string
  grid?: { rows: { cells: string[] }[] }
  style?: string
  listItem?: string
  level?: number
  children?: { text: string; marks: string[] }[]
  markDefs?: { _key: string; href: string }[]
}

describe('Google Docs', () => {
  const docs = (inner: string) =>
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-5a1e0f0a-7fff-2b1c">${inner}</b><br class="Apple-interchange-newline">`
  const run = (texts: string, more = 'font-weight:400;font-style:normal') =>
    `<span style="font-size:11pt;font-family:Arial,sans-serif;${more};text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">${texts}</span>`
  const p = (inner: string) =>
    `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${inner}</p>`

  it('keeps headings below each other, bold and italic words', () => {
    const html = docs(
      `<h1 dir="ltr">${run('Cloud costs', 'font-weight:700')}</h1><h2 dir="ltr">${run('Storage')}</h2><h4 dir="ltr">${run('Cold')}</h4>${p(run('Pay ') + run('less', 'font-weight:700') + run(' for ') + run('more', 'font-style:italic') + run('.'))}`,
    )
    expect(parse(html)).toEqual({
      lines: ['h2: Cloud costs', 'h3: Storage', 'h3: Cold', 'normal: Pay **less** for _more_.'],
      skipped: { lowHeadings: 1 },
    })
    expect(parse(html, plainField)).toEqual({
      lines: [
        'normal: **Cloud costs**',
        'normal: Storage',
        'normal: Cold',
        'normal: Pay **less** for _more_.',
      ],
      skipped: { headings: 3 },
    })
  })

  it('keeps a soft break, the spaces around runs, and no empty paragraph', () => {
    const html = docs(
      `${p(run('A line before an em-dash…') + run('<br>') + run('After the break, ') + run('bold', 'font-weight:700') + run(' word'))}<br>${p('')}${p(run('&nbsp;'))}<br><br>${p(run('Two  words'))}`,
    )
    expect(parse(html)).toEqual({
      lines: [
        'normal: A line before an em-dash…\nAfter the break, **bold** word',
        'normal: Two words',
      ],
      skipped: {},
    })
  })

  it('nests lists, and reads a checkbox as done, not as a picture', () => {
    const li = (level: number, texts: string) =>
      `<li dir="ltr" style="list-style-type:disc" aria-level="${level}"><p dir="ltr" role="presentation">${run(texts)}</p></li>`
    const html = docs(
      `<ul>${li(1, 'One')}<ul>${li(2, 'One a')}</ul>${li(1, 'Two')}</ul><ol>${li(1, 'First')}</ol><ul><li dir="ltr" role="checkbox" aria-checked="false" aria-level="1"><img src="data:image/png;base64,AA" width="17px" height="18px" alt="unchecked"><p role="presentation">${run('To do')}</p></li></ul>`,
    )
    expect(parse(html)).toEqual({
      lines: ['bullet: One', '  bullet: One a', 'bullet: Two', 'number: First', 'bullet: To do'],
      skipped: {},
    })
    expect(parse(html, plainField).skipped).toEqual({ lists: 3 })
  })

  it('unwraps its redirects, and drops links to footnotes and comments', () => {
    const html = docs(
      `${p(`${run('See ')}<a href="https://www.google.com/url?q=https://example.com/a%3Fb%3Dc%26d&amp;sa=D&amp;source=docs&amp;ust=17&amp;usg=AOv">${run('this')}</a><sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup><a href="https://docs.google.com/document/d/1/pub#cmnt1">[a]</a> <a href="http://example.org/">there</a> <a href="javascript:alert(1)">here</a>`)}<hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a>${run(' A note.')}</p></div>`,
    )
    expect(parse(html)).toEqual({
      lines: [
        'normal: See [this](https://example.com/a?b=c&d)[1][a] [there](https://example.org/) here',
        'normal: [1] A note.',
      ],
      skipped: { anchors: 3, insecure: 1, links: 1 },
    })
  })

  const table = (rows: string[][]) =>
    docs(
      `<div dir="ltr" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="300" /></colgroup><tbody>${rows.map((cells) => `<tr style="height:0pt">${cells.map((cell) => `<td style="vertical-align:top">${p(run(cell))}</td>`).join('')}</tr>`).join('')}</tbody></table></div>`,
    )

  it('makes bullets of a table with two columns, and rows of any other', () => {
    const two = [
      ['Warranty', '90 days'],
      ['Support:', 'by phone'],
    ]
    expect(parse(table(two))).toEqual({
      lines: ['bullet: Warranty: 90 days', 'bullet: Support: by phone'],
      skipped: { tablesAsLists: 1 },
    })
    expect(parse(table(two), plainField)).toEqual({
      lines: ['normal: Warranty | 90 days', 'normal: Support: | by phone'],
      skipped: { tables: 1 },
    })
    expect(parse(table([['Plan', 'From', 'To']]))).toEqual({
      lines: ['normal: Plan | From | To'],
      skipped: { tables: 1 },
    })
  })

  it('reports that a picture was skipped and struck text is plain', () => {
    const html = docs(
      p(
        `${run('Before ')}<span style="border:none;display:inline-block"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4" width="602" height="338" alt=""></span>${run('old', 'text-decoration:line-through').replace('text-decoration:none;', '')} m<sup>2</sup>`,
      ),
    )
    expect(parse(html)).toEqual({
      lines: ['normal: Before old m2'],
      skipped: { pictures: 1, crossedOut: 1, raised: 1 },
    })
  })
})

describe('Word', () => {
  const word = (body: string) =>
    `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]--><style><!-- @list l0:level1 {mso-level-number-format:bullet;} p.MsoNormal {margin:0cm;} --></style></head><body lang=EN-IN style='tab-interval:36.0pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`
  const item = (list: string, level: number, marker: string, texts: string, part = 'Middle') =>
    `<p class=MsoListParagraphCxSp${part} style='text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${texts}<o:p></o:p></p>`

  it('reads its lists, which are paragraphs, and its titles', () => {
    const html = word(
      `<p class=MsoTitle>Our\r\nplan<o:p></o:p></p><h1>Begin<o:p></o:p></h1><p class=MsoNormal><o:p>&nbsp;</o:p></p>${item('l0', 1, '·', 'Ask', 'First')}${item('l0', 2, 'o', '<b>Draw</b>')}${item('l1', 1, '2.', 'Build', 'Last')}<p class=MsoNormal>Done<b style='mso-bidi-font-weight:normal'> soon</b>.<br>\r\nReally.<o:p></o:p></p>`,
    )
    expect(parse(html)).toEqual({
      lines: [
        'h2: Our plan',
        'h2: Begin',
        'bullet: Ask',
        '  bullet: **Draw**',
        'number: Build',
        'normal: Done** soon**.\nReally.',
      ],
      skipped: {},
    })
    expect(parse(html, plainField).skipped).toEqual({ headings: 2, lists: 1 })
  })

  it('reports the fate of quotes, pictures and links into the file', () => {
    const html = word(
      `<p class=MsoQuote>Well said<o:p></o:p></p><p class=MsoNormal><!--[if gte vml 1]><v:shape></v:shape><![endif]--><![if !vml]><img width=312 height=208 src="file:///C:/Users/A/clip_image002.png" v:shapes="Picture_x0020_1"><![endif]><a href="file:///C:/Users/A/plan.docx#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a><a name="_Toc1">Kept</a></p>`,
    )
    expect(parse(html)).toEqual({
      lines: ['normal: Well said', 'normal: [1]Kept'],
      skipped: { quotes: 1, pictures: 1, anchors: 1 },
    })
  })

  it('reads the headings and lists of Word in a browser', () => {
    const text = (texts: string) =>
      `<span data-contrast="auto" class="TextRun SCXW1 BCX0"><span class="NormalTextRun SCXW1 BCX0">${texts}</span></span><span class="EOP SCXW1 BCX0" data-ccp-props="{}">&nbsp;</span>`
    const html = `<div class="OutlineElement SCXW1 BCX0"><p class="Paragraph SCXW1 BCX0" role="heading" aria-level="2">${text('Head')}</p></div><div class="ListContainerWrapper"><ul class="BulletListStyle1"><li class="OutlineElement" data-aria-level="1"><p class="Paragraph">${text('Point')}</p></li></ul></div>`
    expect(parse(html).lines).toEqual(['h2: Head', 'bullet: Point'])
  })
})

describe('Gmail', () => {
  it('reads lines, smileys and quotes of a mail', () => {
    const html = `<div dir="ltr"><div>Hello&nbsp; Asha,</div><div><br></div><div>one<div>two</div>three</div><div>Thanks <img data-emoji="🙂" class="an1" alt="🙂" src="https://fonts.gstatic.com/s/e/1f642/72.png"></div><img src="https://t.example/o.gif" width="1" height="1"></div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">On Mon, Asha wrote:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex"><div dir="ltr">The <b>price</b>?<blockquote>Which?</blockquote></div></blockquote></div>`
    expect(parse(html)).toEqual({
      lines: [
        'normal: Hello Asha,',
        'normal: one',
        'normal: two',
        'normal: three',
        'normal: Thanks 🙂',
        'normal: On Mon, Asha wrote:',
        'normal: The **price**?',
        'normal: Which?',
      ],
      skipped: { quotes: 1 },
    })
  })

  it('splits paragraphs at an empty line, and reads a mail with a layout table as text', () => {
    const html = `<table><tr><td><table role="presentation"><tr><td>First<br><br>Second<br>line</td><td>Third</td></tr></table></td></tr></table><p>Fourth</p>`
    expect(parse(html)).toEqual({
      lines: ['normal: First', 'normal: Second\nline', 'normal: Third', 'normal: Fourth'],
      skipped: {},
    })
  })
})

describe('an article', () => {
  const post = { ...article, styles: [...article.styles, 'blockquote'], isArticle: true }

  it('takes a table of a page as one, and asks for its caption', () => {
    const rows =
      '<tr><th>Plan</th><th>From</th></tr><tr><td>Starter\n <b>small</b></td><td><a href="/a">₹50K</a></td></tr>'
    const html = (caption = '') => `<p>Before</p><table>${caption}${rows}</table><p>After</p>`
    expect(parse(html('<caption>What it costs</caption>'), post)).toEqual({
      lines: [
        'normal: Before',
        'table What it costs: Plan | From\nStarter small | ₹50K',
        'normal: After',
      ],
      skipped: { cellMarks: 1 },
    })
    const { skipped } = parse(html(), post)
    expect(formatSkipped(skipped)).toContain(
      '1 table has no caption. Add one that says what the table shows.',
    )
    expect(parse(html()).lines).toContain('bullet: Starter **small**: [₹50K](/a)')
  })

  it('names the way to add a picture', () => {
    const { skipped } = parse('<p><img src="a.png"></p>', post)
    expect(formatSkipped(skipped)).toEqual(['1 picture was skipped. Add it with Picture.'])
  })

  it('fills short rows of a table with empty cells', () => {
    const html = '<table><tr><td></td><td>A</td></tr><tr><td>1</td></tr></table>'
    expect(parse(html, post).lines).toEqual(['table :  | A\n1 | '])
  })

  it('keeps quotes, with the lists in them', () => {
    const html =
      '<blockquote><p>They <em>answer</em>.</p><p>Always.</p><ul><li>By phone</li></ul></blockquote><p>After</p>'
    expect(parse(html, post)).toEqual({
      lines: [
        'blockquote: They _answer_.',
        'blockquote: Always.',
        'bullet: By phone',
        'normal: After',
      ],
      skipped: {},
    })
  })
})

describe('our own site', () => {
  it('returns the original text', () => {
    const html = `<meta charset='utf-8'><h2 style="font-weight: 700; letter-spacing: -0.02em;">What a PWA\u00a0is</h2><p style="font-weight: 400; white-space: normal;">It\u2060 works off\u00adline, <a href="https://kitewright.example/contact" style="font-weight: 600;">ask us</a>.</p><svg aria-hidden="true"><path d="M0 0"></path></svg><h3><button type="button"><span>Why?</span></button></h3>`
    expect(parse(html)).toEqual({
      lines: [
        'h2: What a PWA\u00a0is',
        'normal: It works offline, [**ask us**](https://kitewright.example/contact).',
        'h3: Why?',
      ],
      skipped: {},
    })
  })

  it('leaves a lone small heading small', () => {
    expect(parse('<h3>Small</h3><p>Text</p>').lines).toEqual(['h3: Small', 'normal: Text'])
  })
})

describe('Markdown', () => {
  it('converts to the forms of the field', () => {
    const text =
      '# Plan\n\nAsk *us*\nor **call**.\n\n- One\n  - One a\n\n[Docs](http://example.com/a)'
    expect(parse(convertMarkdown(text) ?? '')).toEqual({
      lines: [
        'h2: Plan',
        'normal: Ask _us_\nor **call**.',
        'bullet: One',
        '  bullet: One a',
        'normal: [Docs](https://example.com/a)',
      ],
      skipped: { insecure: 1 },
    })
  })

  it('is not seen in plain sentences', () => {
    expect(convertMarkdown('5 * 3 is 15 - a lot. Issue #12 [sic] (really)\n-5 degrees')).toBe(
      undefined,
    )
  })
})

it('keeps a space that is marked alone', () => {
  expect(parse('<p>One<b> </b>two <a href="/a"><b>x</b><i> </i>y</a></p>').lines).toEqual([
    'normal: One two [**x**](/a) [y](/a)',
  ])
})

it('says each kind of loss in a sentence', () => {
  expect(formatSkipped({ insecure: 2, pictures: 1, quotes: 2, crossedOut: 4 })).toEqual([
    '1 picture was skipped.',
    '2 quotes became plain paragraphs.',
    '2 links with http: now begin with https:. Check them.',
    'Crossed-out words are plain now.',
  ])
  expect(formatSkipped({})).toEqual([])
})
