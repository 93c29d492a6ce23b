/** What Word 365 puts into the clipboard: its head, conditional comments, classes, styles that break over lines, and `o:p` everywhere. */
const wordPage = (body: string) => `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns:m="http://schemas.microsoft.com/office/2004/12/omml"
xmlns="http://www.w3.org/TR/REC-html40">

<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15">
<link rel=File-List
href="file:///C:/Users/TIINA~1/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml>
 <w:WordDocument>
  <w:View>Normal</w:View>
  <w:LsdException Locked="false" Priority="0" QFormat="true" Name="Normal"/>
 </w:WordDocument>
</xml><![endif]-->
<style>
<!--
 p.MsoNormal, li.MsoNormal, div.MsoNormal
	{mso-style-unhide:no;
	margin-bottom:8.0pt;
	font-family:"Calibri",sans-serif;}
@list l0:level1
	{mso-level-number-format:bullet;
	mso-level-text:;}
-->
</style>
<!--[if gte mso 10]>
<style>
 table.MsoNormalTable
	{mso-style-name:"Normaali taulukko";}
</style>
<![endif]-->
</head>

<body lang=FI link="#0563C1" vlink="#954F72" style='tab-interval:65.2pt;
word-wrap:break-word'>
<!--StartFragment-->
${body}
<!--EndFragment-->
</body>

</html>`

const wordItem = (place: 'First' | 'Middle' | 'Last', level: number, list: number, mark: string, text: string) =>
  `<p class=MsoListParagraphCxSp${place} style='margin-left:${36 * level}.0pt;mso-add-space:
auto;text-indent:-18.0pt;mso-list:l${list} level${level} lfo${list + 1}'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:
Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>${text}<o:p></o:p></p>

`

/** An article: headings, emphasis, lists, a table, a link, a footnote, a comment, a tracked deletion, a picture and empty lines. */
export const wordArticle = wordPage(`
<p class=MsoTitle><span style='font-size:28.0pt'>Akku talvella<o:p></o:p></span></p>

<h1>Lataa lämpimässä<o:p></o:p></h1>

<p class=MsoNormal style='margin-bottom:0cm;line-height:normal'><b style='mso-bidi-font-weight:
normal'><span lang=FI style='font-family:"Arial",sans-serif'>Älä lataa</span></b><span
style='mso-spacerun:yes'>&nbsp; </span>akkua <i>pakkasessa</i>:&nbsp;alle
0&nbsp;°C kennot kuluvat.<a style='mso-footnote-id:ftn1' href="#_ftn1"
name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:
footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference><span
style='font-size:11.0pt'>[1]</span></span><![endif]></span></span></a> Asema
kestää <a href="https://www.tukes.fi/akut"><span style='color:#0563C1'>ohjeen</span></a>
mukaan 2&nbsp;400&nbsp;Wh.<del cite="mailto:Tiina"><span>Poistettu.</span></del><a
style='mso-comment-reference:TK_1;mso-comment-date:20261120T1012'><span
class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1"
href="#_msocom_1" name="_msoanchor_1">[TK1]</a><![endif]><span style='mso-special-character:comment'>&nbsp;</span></span></span></a><o:p></o:p></p>

<p class=MsoNormal><o:p>&nbsp;</o:p></p>

${wordItem('First', 1, 0, '·', 'Tuo asema sisään')}${wordItem('Middle', 2, 0, 'o', 'Odota pari tuntia')}${wordItem('Middle', 3, 0, '§', 'Kosketa koteloa')}${wordItem('Last', 1, 0, '·', 'Lataa')}
<p class=MsoNormal>Sen jälkeen:<o:p></o:p></p>

${wordItem('First', 1, 1, '3.', 'Irrota johto')}${wordItem('Last', 1, 1, '4.', 'Sulje kannet')}
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0
 style='border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt'>
 <thead>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=301 valign=top style='width:225.4pt;border:solid windowtext 1.0pt'>
  <p class=MsoNormal style='margin-bottom:0cm'><b>Laite<o:p></o:p></b></p>
  </td>
  <td width=301 valign=top style='width:225.4pt'>
  <p class=MsoNormal style='margin-bottom:0cm'><b>Aika<o:p></o:p></b></p>
  </td>
 </tr>
 </thead>
 <tr style='mso-yfti-irow:1;mso-yfti-lastrow:yes'>
  <td width=602 colspan=2 valign=top style='width:450.8pt'>
  <p class=MsoNormal style='margin-bottom:0cm'>Pumppu, 9&nbsp;h<o:p></o:p></p>
  </td>
 </tr>
</table>

<p class=MsoNormal><!--[if gte vml 1]><v:shapetype id="_x0000_t75" coordsize="21600,21600"></v:shapetype><![endif]--><![if !vml]><img
width=602 height=338 src="file:///C:/Users/TIINA~1/AppData/Local/Temp/msohtmlclip1/01/clip_image002.jpg"
alt="Asema lumessa" v:shapes="Kuva_x0020_1"><![endif]><o:p></o:p></p>

<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all>
<hr align=left size=1 width="33%">
<![endif]>
<div style='mso-element:footnote' id=ftn1>
<p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span
class=MsoFootnoteReference><![if !supportFootnotes]>[1]<![endif]></span></a> Valmistajan ohje.<o:p></o:p></p>
</div></div>

<div style='mso-element:comment-list'><div style='mso-element:comment'>
<p class=MsoCommentText><span class=MsoCommentReference>&nbsp;<a href="#_msoanchor_1" class=msocomoff>[TK1]</a></span>Tarkista tämä.<o:p></o:p></p>
</div></div>
`)

const docsSpan = (text: string, weight = 400, style = 'normal') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:${weight};font-style:${style};font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">${text}</span>`
const docsParagraph = (inner: string) =>
  `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${inner}</p>`
const docsItem = (text: string, type: string, level: number) =>
  `<li dir="ltr" style="list-style-type:${type};font-size:11pt;font-family:Arial,sans-serif;font-weight:400;white-space:pre;" aria-level="${level}"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation">${docsSpan(text)}</p></li>`
const docsCell = (text: string) =>
  `<td style="border-left:solid #000000 1pt;vertical-align:top;padding:5pt 5pt 5pt 5pt;overflow:hidden;overflow-wrap:break-word;">${docsParagraph(docsSpan(text))}</td>`

/** What Google Docs puts into the clipboard: a `<b>` that is not bold around everything, a style in each span, lists beside their items. */
export const docsArticle = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-6aba46e4-7fff-ffbf-43f7-6080e7ecadb8"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;font-weight:700;white-space:pre-wrap;">Akku talvella</span></h2>${docsParagraph(`${docsSpan('Älä lataa', 700)}${docsSpan(' akkua ')}${docsSpan('pakkasessa', 400, 'italic')}${docsSpan('.&nbsp;Lue ')}<a href="https://www.google.com/url?q=https://www.tukes.fi/akut&amp;sa=D&amp;source=editors&amp;ust=1" style="text-decoration:none;"><span style="font-size:11pt;color:#1155cc;text-decoration:underline;">ohje</span></a>${docsSpan('.')}`)}<br /><h3 dir="ltr" style="line-height:1.38;"><span style="font-size:13.9pt;font-weight:700;">Näin</span></h3><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${docsItem('Tuo sisään', 'disc', 1)}<ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${docsItem('Odota', 'circle', 2)}</ul>${docsItem('Lataa', 'disc', 1)}</ul><ol style="margin-top:0;margin-bottom:0;">${docsItem('Irrota', 'decimal', 1)}</ol><ul class="checklist" style="margin-top:0;"><li dir="ltr" role="checkbox" aria-checked="false" style="list-style-type:none;"><img src="data:image/png;base64,iVBORw0KGgo=" width="17px" height="17px" alt="tarkistamatta" aria-roledescription="valintaruutu" /><p dir="ltr" role="presentation">${docsSpan('Kannet kiinni')}</p></li></ul><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;table-layout:fixed;width:451pt"><colgroup><col /><col /></colgroup><tbody><tr style="height:0pt">${docsCell('Laite')}${docsCell('Aika')}</tr><tr style="height:0pt">${docsCell('Pumppu')}${docsCell('9 h')}</tr></tbody></table></div>${docsParagraph(`<span style="border:none;display:inline-block;overflow:hidden;width:602px;height:338px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXe" width="602" height="338" style="margin-left:0px;margin-top:0px;" /></span>`)}<br /><br /></b><br class="Apple-interchange-newline">`
