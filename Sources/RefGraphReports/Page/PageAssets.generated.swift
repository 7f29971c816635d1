// swift-format-ignore-file
// Written by Scripts/embed-page from Assets. Change those, then run it.

/// The style sheet and the scripts of pages.
enum PageAssets {

  static let style = #"""
/* Colours, type, and what every page has. */
:root {
  color-scheme: light dark;
  --ground: #ffffff;
  --raised: #f6f7f8;
  --text: #1a1a1a;
  --quiet: #555555;
  --line: #d5d8dc;
  --control: #767b82;
  --accent: #0b5cad;
  --on-accent: #ffffff;
  --good: #00614a;
  --bad: #a33d00;
  --caution: #7a5200;
  --mark: #e4effb;
  --lit: #ffe9a8;
  --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
  --mono: ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --ground: #15181b;
    --raised: #1d2125;
    --text: #f2f2f2;
    --quiet: #b5b5b5;
    --line: #3a4047;
    --control: #8d949c;
    --accent: #7cc7f2;
    --on-accent: #0c1114;
    --good: #4fd0a8;
    --bad: #ff9e63;
    --caution: #f5c542;
    --mark: #1c3347;
    --lit: #5a4a10;
  }
}
*, *::before, *::after { box-sizing: border-box; }
[hidden] { display: none !important; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: 1rem; }
body {
  margin: 0 auto;
  max-width: 84rem;
  padding: 0 clamp(0.75rem, 3vw, 2.5rem);
  background: var(--ground);
  color: var(--text);
  font: 1rem/1.55 var(--sans);
  overflow-wrap: anywhere;
}
h1, h2, h3, h4, h5 { line-height: 1.25; margin: 0; font-weight: 650; }
h1 { font-size: clamp(1.375rem, 1.1rem + 0.9vw, 1.625rem); letter-spacing: -0.015em; }
h2 { font-size: 1.25rem; }
h3 { font-size: 1.0625rem; }
h4, h5 { font-size: 0.9375rem; }
p, ul, ol, dl, figure, fieldset, pre { margin: 0; }
a { color: var(--accent); text-underline-offset: 0.15em; }
a:hover { text-decoration-thickness: 2px; }
code, pre, kbd { font-family: var(--mono); font-size: 0.9em; }
pre {
  padding: 0.6rem 0.75rem;
  background: var(--raised);
  border-radius: 6px;
  white-space: pre-wrap;
}
kbd { padding: 0 0.3em; border: 1px solid var(--line); border-radius: 4px; }
button, input, textarea { font: inherit; color: inherit; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
main:focus { outline: none; }
.skip {
  position: absolute;
  left: 0.5rem;
  top: -10rem;
  padding: 0.5rem 1rem;
  background: var(--accent);
  color: var(--on-accent);
  border-radius: 0 0 6px 6px;
  z-index: 10;
}
.skip:focus { top: 0; }
.for-ears {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
.page-header { padding: 0.75rem 0; }
.page-header h1 { max-width: 40em; text-wrap: balance; }
.chapter { color: var(--quiet); font-size: 0.9375rem; margin-bottom: 0.35rem; }
.lead { font-size: 1.125rem; margin-top: 0.6rem; max-width: 44em; }
.page-footer {
  margin-top: 3rem;
  padding: 1.25rem 0 2.5rem;
  border-top: 1px solid var(--line);
  color: var(--quiet);
  font-size: 0.9375rem;
}
.page-footer p + p { margin-top: 0.4rem; }
.way { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; margin-bottom: 1rem; font-size: 0.9375rem; }
.way a { display: inline-block; min-height: 24px; padding: 0.15rem 0; }
.notice { padding: 0.75rem 1rem; background: var(--raised); border-left: 4px solid var(--accent); }
@media (scripting: none) { .live { display: none !important; } }
@media (prefers-reduced-motion: reduce) {
  *, *::before, *::after { transition: none !important; scroll-behavior: auto !important; }
}
@media (forced-colors: active) {
  .is-lit-word, .segment input:checked + span, .moment[aria-selected="true"] {
    outline: 2px solid Highlight;
  }
}
/* Where things stand. */
main > section { margin-top: 2.25rem; }
main > section > h2 { margin-bottom: 0.75rem; }
.panes { display: grid; gap: 1.5rem; }
.pane {
  display: grid;
  column-gap: 1.5rem;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-width: 0;
}
.pane > * { min-width: 0; margin-bottom: 1rem; }
.pane > .pane-head, .pane > .sentences { margin-bottom: 0.5rem; }
.pane > .cover:empty { margin-bottom: 0; }
.pane-head { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.75rem; }
.pane-setting { color: var(--quiet); font-family: var(--mono); font-size: 0.875rem; }
.canvas {
  border: 1px solid var(--line);
  border-radius: 10px;
  overflow: auto;
  background: var(--ground);
}
/* On a desk the script makes it as high as the window has room for below it. */
.canvas { max-height: 75vh; }
.canvas svg { display: block; margin: 0 auto; }
.stage-note { padding-top: 0.4rem; color: var(--quiet); font-size: 0.9375rem; }
.larger { padding-top: 0.4rem; font-size: 0.9375rem; }
.log-body {
  position: relative;
  overflow: auto;
  max-height: 20rem;
  border: 1px solid var(--line);
  border-radius: 10px;
  padding: 0.25rem 0;
}
@media (min-width: 62rem) {
  body:not(.is-comparing) .pane {
    grid-template-columns: 22rem minmax(0, 1fr);
    grid-template-areas:
      "head drawn" "sentences drawn" "cover drawn" "log drawn" "conditions drawn"
      "grounds grounds" "command command";
    grid-template-rows: auto auto auto auto 1fr auto auto;
  }
  body:not(.is-comparing) .pane > .pane-head { grid-area: head; }
  body:not(.is-comparing) .pane > .sentences { grid-area: sentences; }
  body:not(.is-comparing) .pane > .cover { grid-area: cover; }
  body:not(.is-comparing) .pane > .drawn { grid-area: drawn; }
  body:not(.is-comparing) .pane > .log { grid-area: log; }
  body:not(.is-comparing) .pane > .conditions { grid-area: conditions; }
  body:not(.is-comparing) .pane > .grounds { grid-area: grounds; }
  body:not(.is-comparing) .pane > .command { grid-area: command; }
  body:not(.is-comparing) .log-body { max-height: max(10rem, calc(100vh - 37rem)); }
  .is-comparing .panes { grid-template-columns: repeat(2, minmax(0, 1fr)); }
}
.is-comparing #pane-a .pane-title::before { content: "Left: "; }
.is-comparing #pane-b .pane-title::before { content: "Right: "; }
@media (min-width: 62rem) {
  .is-comparing .panes { row-gap: 0; grid-template-rows: repeat(8, auto); }
  .is-comparing .pane { grid-row: 1 / span 8; grid-template-rows: subgrid; align-content: start; }
}
#differences { margin-top: 1.75rem; }
#differences h2 { margin-bottom: 0.5rem; }
.object-list {
  list-style: none;
  padding: 0;
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
}
#learnt > .next { margin-top: 1.25rem; }
.drawn .tools { margin-top: 0.5rem; }
.drawn .object-card { margin-top: 0.75rem; }
.object-card {
  padding: 0.875rem 1rem;
  background: var(--raised);
  border-radius: 10px;
}
@media (min-width: 62rem) {
  .learnt-body > div { columns: 2; column-gap: 2.5rem; }
  .learnt-body section { break-inside: avoid; }
}
/* Choices, the bar of moments, buttons. */
.conditions h3 { margin-bottom: 0.4rem; }
.choices { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; }
.choices fieldset { display: flex; flex-wrap: wrap; gap: 0 0.6rem; align-items: baseline; border: 0; padding: 0; min-width: 0; }
/* A legend that floats is a box like any other, beside the switches that it names. */
.choices legend { float: left; padding: 0; font-size: 0.875rem; color: var(--quiet); }
.segments { display: flex; flex-wrap: wrap; gap: 4px; }
.segment { position: relative; }
.segment input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
.segment span {
  display: block;
  min-height: 2.125rem;
  padding: 0.3rem 0.8rem;
  border: 1px solid var(--control);
  border-radius: 6px;
}
.segment input:checked + span {
  background: var(--accent);
  border-color: var(--accent);
  color: var(--on-accent);
}
.segment input:checked + span::before { content: "✓ "; }
.segment input:focus-visible + span { outline: 3px solid var(--accent); outline-offset: 2px; }
.segment input:disabled + span { color: var(--quiet); border-style: dashed; cursor: not-allowed; }
.segment input:hover:not(:disabled, :checked) + span { background: var(--mark); }
.tools { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-top: 0.75rem; }
.primary, .secondary, .step {
  min-height: 2.125rem;
  padding: 0.3rem 0.9rem;
  border: 1px solid var(--control);
  border-radius: 6px;
  background: var(--ground);
  cursor: pointer;
}
.primary { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
.secondary[aria-pressed="true"]::before { content: "✓ "; }
.secondary:hover, .step:hover:not(:disabled) { background: var(--mark); }
.step:disabled { color: var(--quiet); border-style: dashed; cursor: default; }
.bar { display: flex; gap: 0.5rem; align-items: stretch; margin: 0.25rem 0 0.75rem; }
.step { flex: none; padding: 0.3rem 0.7rem; }
.moments {
  position: relative;
  display: flex;
  flex: 1;
  gap: 0.25rem;
  min-width: 0;
  overflow-x: auto;
  padding: 4px;
  background: var(--raised);
  border-radius: 10px;
}
.moment {
  flex: 1 0 auto;
  display: flex;
  gap: 0.45rem;
  align-items: baseline;
  justify-content: center;
  min-height: 2.25rem;
  padding: 0.35rem 0.8rem;
  border: 1px solid transparent;
  border-radius: 7px;
  background: none;
  cursor: pointer;
}
.moment .number { color: var(--quiet); font-size: 0.8125rem; font-variant-numeric: tabular-nums; }
.moment .mark { color: var(--caution); font-size: 0.8125rem; }
.moment .mark:empty { display: none; }
.moment .mark.is-alarm { color: var(--bad); font-weight: 650; }
.moment .mark.is-alarm::before { content: "! "; }
.moment:hover { background: var(--mark); }
.moment[aria-selected="true"] {
  background: var(--ground);
  border-color: var(--control);
  font-weight: 650;
  box-shadow: inset 0 -3px 0 var(--accent);
}
.object-button {
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 0.5rem;
  align-items: baseline;
  max-width: 100%;
  min-height: 2rem;
  padding: 0.2rem 0.6rem;
  border: 1px solid var(--control);
  border-radius: 6px;
  background: var(--ground);
  text-align: start;
  cursor: pointer;
}
.object-button .faint { font-size: 0.8125rem; }
.object-button[aria-pressed="true"] { border: 2px solid var(--accent); }
.object-button[aria-pressed="true"] .name::before { content: "✓ "; }
textarea {
  width: 100%;
  min-height: 12rem;
  margin-top: 0.75rem;
  padding: 0.6rem;
  background: var(--ground);
  border: 1px solid var(--control);
  border-radius: 6px;
  font-family: var(--mono);
  font-size: 0.875rem;
}
/* Diagram, predictions, log. */
html:not(.is-ready) .later { visibility: hidden; }
@media (scripting: none) { html:not(.is-ready) .later { visibility: visible; } }
.lesson-header { display: grid; gap: 0.25rem 2rem; }
.lesson-header > * { margin: 0; }
.lesson-header details[open] > :not(summary) { margin-top: 0.5rem; }
@media (min-width: 62rem) {
  .lesson-header { grid-template-columns: minmax(0, 1fr) auto; }
  .lesson-header > * { grid-column: 1 / -1; max-width: none; }
  .lesson-header .way:has(+ .chapter), .lesson-header:has(details:not([open])) h1 { grid-column: 1; }
  .lesson-header > :is(.way + .chapter, details:not([open])) { grid-column: 2; justify-self: end; }
  .lesson-header .way + .chapter { grid-row: 1; }
  .lesson-header .chapter ~ details:not([open]) { grid-row: 2; align-self: end; }
}
.canvas :is(.box, .arrow) { cursor: pointer; }
.canvas :is(.box, .arrow):focus { outline: none; }
.canvas :is(.box, .arrow):focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
.canvas .box, .canvas .arrow { transition: opacity 0.45s ease; }
.canvas .is-absent, .canvas .is-off { display: none; visibility: hidden; }
.canvas .is-gone { transition: opacity 0.45s ease, visibility 0s; }
.hides-gone .diagram .is-gone { opacity: 0; visibility: hidden; transition: opacity 0.45s ease, visibility 0s 0.45s; }
@keyframes appear { from { opacity: 0; } }
@media (prefers-reduced-motion: no-preference) {
  .canvas .box:not(.is-absent), .canvas .arrow:not(.is-absent) { animation: appear 0.45s ease; }
}
.sentences { font-size: 1.0625rem; }
.sentences p + p { margin-top: 0.35rem; }
.command { color: var(--quiet); font-size: 0.875rem; }
.question, .result {
  padding: 1rem 1.125rem;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--raised);
}
.cover > * + * { margin-top: 0.625rem; }
.question .answers { border: 0; padding: 0; margin-bottom: 0.75rem; }
.question legend { padding: 0; font-weight: 650; margin-bottom: 0.4rem; }
.question p { margin-bottom: 0.6rem; }
.answer { display: flex; gap: 0.6rem; align-items: baseline; padding: 0.3rem 0; min-height: 24px; cursor: pointer; }
.answer input { flex: none; width: 1.125rem; height: 1.125rem; margin: 0; accent-color: var(--accent); transform: translateY(0.15rem); }
.question .show-me { margin-inline-start: 0.5rem; }
.hint { color: var(--bad); margin: 0.4rem 0 0 !important; }
.hint:empty { display: none; }
.asked { font-weight: 650; }
.outcome { margin: 0.25rem 0 0.5rem; }
.result { padding: 0.5rem 0.9rem; border-inline-start-width: 5px; font-size: 0.9375rem; line-height: 1.45; }
.result details { margin-top: 0; }
.result .outcome { margin: 0.1rem 0 0.2rem; }
.was-right { border-inline-start-color: var(--good); }
.was-wrong { border-inline-start-color: var(--bad); }
.was-shown { border-inline-start-color: var(--control); }
.covered { color: var(--quiet); font-style: italic; }
.log h3 { margin-bottom: 0.5rem; }
.log-part { padding: 0.4rem 0.9rem 0.5rem; border-inline-start: 4px solid transparent; color: var(--quiet); }
.log-part[aria-current] {
  border-inline-start-color: var(--accent);
  background: var(--mark);
  color: var(--text);
}
.log-title { display: flex; gap: 0.6rem; align-items: baseline; font-family: var(--sans); }
.here { font-size: 0.8125rem; font-weight: 400; color: var(--text); }
.lines { list-style: none; padding: 0; font: 0.8125rem/1.6 var(--mono); }
.lines li { padding-inline-start: 1.25em; text-indent: -1.25em; }
.log-part:not([aria-current]) .lines span { color: inherit; }
table { border-collapse: collapse; width: 100%; margin-top: 0.75rem; }
th, td { text-align: start; vertical-align: top; padding: 0.45rem 0.75rem; border-top: 1px solid var(--line); }
tbody th { white-space: nowrap; }
thead th { border-top: 0; font-size: 0.9375rem; }
td { font-family: var(--mono); font-size: 0.8125rem; }
.table-frame { overflow-x: auto; }
.only-here { font-family: var(--sans); color: var(--caution); }
/* Evidence is sentences in a narrow column. */
.result .in-2, .result .in-3 { font-family: inherit; line-height: 1.35; margin-inline-start: 0; }
.result .in-3 { margin-inline-start: 1rem; }
/* Reports: sentences, paths, fields. */
.name { font-weight: 650; }
.good { color: var(--good); }
.bad { color: var(--bad); font-weight: 650; }
.caution { color: var(--caution); }
.faint, .note, .label, dt { color: var(--quiet); }
.heading { font-weight: 650; }
.object, .reference { border-radius: 3px; cursor: pointer; }
.object:hover, .reference:hover { text-decoration: underline dotted; text-underline-offset: 0.2em; }
.is-lit-word, .is-lit-word span { background: var(--lit); color: var(--text); }
.object.is-lit-word, .reference.is-lit-word { text-decoration: underline; text-underline-offset: 0.2em; }
.grounds-body h4, .object-card h3 { margin: 1rem 0 0.25rem; font-size: 0.9375rem; }
.object-card h3:first-child, .object-card > div > h3:first-child { margin-top: 0; }
.grounds-body p, .object-card p, .report p { font-size: 0.9375rem; }
.in-1, .in-2, .in-3, .in-4 { font-family: var(--mono); font-size: 0.875rem !important; }
.in-1 { margin-inline-start: 0.75rem; }
.in-2 { margin-inline-start: 1.75rem; }
.in-3 { margin-inline-start: 2.75rem; }
.in-4 { margin-inline-start: 3.75rem; }
.lines .in-1 { margin-inline-start: 1rem; font-size: inherit !important; }
p > .text { margin-inline-end: 1rem; }
.report p { margin-top: 0.15rem; }
dl > div { padding: 0.4rem 0; border-top: 1px solid var(--line); }
dl > div:first-child { border-top: 0; }
dt { font-size: 0.875rem; }
dd { margin: 0; }
@media (min-width: 40rem) {
  dl > div { display: grid; grid-template-columns: 10rem minmax(0, 1fr); gap: 0 1rem; }
  dt { grid-column: 1; }
  dd { grid-column: 2; }
}
.record-body section + section, .learnt-body section + section { margin-top: 1.25rem; }
.record-body h3, .learnt-body h3 { margin-bottom: 0.3rem; }
.learnt-body section p + p { margin-top: 0.5rem; }
.learnt-body pre { margin-top: 0.4rem; }
details > summary { cursor: pointer; min-height: 24px; color: var(--accent); }
details { margin-top: 0.75rem; }
.lessons { list-style: none; padding: 0; display: grid; gap: 0.75rem; }
@media (min-width: 56rem) { .lessons { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
.lessons li { padding: 0.9rem 1.1rem; border: 1px solid var(--line); border-radius: 10px; }
.lessons a { display: inline-block; min-height: 24px; padding: 0.1rem 0; font-weight: 650; }
.lessons p { margin-top: 0.25rem; }
.progress:empty { display: none; }
.legend-rows svg { width: 3.25rem; height: 1.5rem; vertical-align: middle; }
.legend-rows dt { color: var(--text); }
#panel #legend { font-size: 0.875rem; }
#panel .legend-rows { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr)); gap: 0 1.5rem; }
#panel .legend-rows > div { display: grid; grid-template-columns: 10.5rem minmax(0, 1fr); gap: 0 0.75rem; padding: 0.1rem 0; border: 0; }
/* The page of a snapshot: figures, search, one object, findings, tables. */
.figures {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr));
  gap: 0.75rem;
  margin-top: 1.25rem;
}
dl.figures > div { display: block; padding: 0.7rem 0.9rem; border: 1px solid var(--line); border-radius: 10px; }
.figures .number { font-size: 1.375rem; font-weight: 650; font-variant-numeric: tabular-nums; }
.figures .faint { font-size: 0.875rem; }
.terms { margin-top: 0.9rem; font-size: 0.9375rem; }
dl.terms > div { padding: 0.1rem 0; border: 0; }
.terms dd { color: var(--quiet); }
@media (min-width: 40rem) { dl.terms > div { grid-template-columns: 7rem minmax(0, 1fr); } }
#diagram-part dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr)); gap: 0 2rem; }
#diagram-part dl > div { display: grid; grid-template-columns: 11.5rem minmax(0, 1fr); gap: 0 0.75rem; padding: 0.2rem 0; border: 0; }
@media (max-width: 40rem) { #diagram-part dl > div { grid-template-columns: 10.5rem minmax(0, 1fr); } }
#due h3 { margin-top: 1rem; }
#canvas { max-height: 85vh; }
.whole { margin: 0; }
.whole summary { color: inherit; }
.search { position: relative; max-width: 44rem; }
.search label { display: block; font-size: 0.9375rem; margin-bottom: 0.3rem; }
.search input {
  width: 100%;
  min-height: 2.5rem;
  padding: 0.4rem 0.75rem;
  background: var(--ground);
  border: 1px solid var(--control);
  border-radius: 6px;
}
#found-count { min-height: 1.6em; margin-top: 0.25rem; font-size: 0.9375rem; }
.found {
  position: absolute;
  z-index: 5;
  top: 100%;
  left: 0;
  right: 0;
  max-height: 22rem;
  overflow-y: auto;
  padding: 0.25rem;
  list-style: none;
  background: var(--ground);
  border: 1px solid var(--control);
  border-radius: 6px;
  box-shadow: 0 6px 20px rgb(0 0 0 / 18%);
}
.option {
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.6rem;
  min-height: 2rem;
  padding: 0.25rem 0.5rem;
  border-radius: 4px;
  cursor: pointer;
}
.option:hover { background: var(--mark); }
.option[aria-selected="true"] { background: var(--mark); outline: 2px solid var(--accent); }
.card { margin-top: 1rem; scroll-margin-top: 1rem; }
.card-title { margin: 0.75rem 0 0.25rem; overflow-wrap: anywhere; }
.card-title:focus { outline: none; }
.card-title:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
#card h4 { margin: 1rem 0 0.25rem; }
#card .both h4 { margin-top: 0; }
.facts { margin-top: 0.75rem; }
.facts > div { display: grid; grid-template-columns: 6rem minmax(0, 1fr); padding: 0.15rem 0; border: 0; }
.trail { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; }
.trail ol { display: flex; flex-wrap: wrap; list-style: none; padding: 0; }
.trail li + li::before { content: "›"; padding: 0 0.4rem; color: var(--quiet); }
.trail [aria-current] { color: var(--text); font-weight: 650; text-decoration: none; }
.trail li a { display: inline-block; min-height: 24px; }
a.object, .link.object { cursor: pointer; }
.link {
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--accent);
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.15em;
  cursor: pointer;
}
.groups, .findings { list-style: none; padding: 0; }
.both { display: grid; gap: 1rem 2.5rem; margin-top: 1rem; }
@media (min-width: 62rem) { .both { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
.groups li {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.75rem;
  align-items: baseline;
  padding: 0.4rem 0;
  border-top: 1px solid var(--line);
}
.groups li:first-child { border-top: 0; }
.group-head { font-size: 0.9375rem; }
.ways { display: flex; flex-wrap: wrap; gap: 0.375rem; align-items: baseline; }
.ways .object-button { text-decoration: none; }
.findings > li { padding: 0.35rem 0; }
.findings > li p { font-size: 0.9375rem; }
#due .findings { columns: 15rem; column-gap: 2rem; }
#due .findings > li { break-inside: avoid; }
#cycles .findings > li + li { border-top: 1px solid var(--line); }
.grounds-body p > .object { overflow-wrap: anywhere; }
@media (min-width: 62rem) { .tables { columns: 2; column-gap: 2.5rem; } }
.tables .table-frame { break-inside: avoid; padding-bottom: 1.5rem; }
.tables table { margin-top: 0; table-layout: fixed; }
.tables thead th:not(:first-child) { width: 5.5rem; }
.tables thead th:last-child:not(:first-child) { width: 8.5rem; }
.tables caption { text-align: start; font-weight: 650; padding-bottom: 0.25rem; }
.tables tbody th { font-weight: 400; white-space: normal; }
.tables th:not(:first-child), .tables td { text-align: end; font-variant-numeric: tabular-nums; white-space: normal; }
@media print {
  .search, .trail, #diagram-part .tools, #card:not(:has(.card-title)), #object:not(:has(.card-title)) { display: none; }
  a, .link { color: inherit; text-decoration: none; }
  .card-title:focus-visible { outline: none; }
  .findings > li, .figures > div, tr { break-inside: avoid; }
  h2, h3, h4 { break-after: avoid; }
  .canvas { border: 0; overflow: visible; }
  #canvas { max-height: none; }
  #canvas svg { width: 100%; height: auto; max-height: 150mm; }
  #legend dl > div { break-inside: avoid; }
  #diagram .is-dim { opacity: 1; }
  #legend { display: block; }
  #legend summary { color: inherit; }
}
/* On paper: one moment a sheet, diagram and words, nothing to press. A sheet is as high and as wide as
   both A4 and US Letter have room for, and is laid out out of sight before it is printed. */
#printed {
  position: absolute;
  left: -100vw;
  top: 0;
  visibility: hidden;
  background: var(--ground);
  color: var(--text);
}
.sheet {
  display: flex;
  flex-direction: column;
  width: 181mm;
  height: 249mm;
  overflow: hidden;
  font-size: 10pt;
}
.sheet > * { flex: none; }
.sheet h2 { font-size: 13pt; margin-top: 2mm; }
.sheet h3 { font-size: 10pt; margin-top: 2mm; }
.sheet .printed-words h4 { font-size: 9pt; margin-top: 1.5mm; }
.sheet-title { font-size: 16pt; font-weight: 650; line-height: 1.2; }
.sheet-head { color: var(--quiet); font-size: 8.5pt; }
.sheet .covered, .sheet .asked { margin-top: 4mm; }
.cross { margin-top: 2mm; }
.cross::before { content: "☐ "; }
.cross.is-given::before { content: "☒ "; }
.answered .cross { margin: 0; }
.answered .outcome { margin: 0.5mm 0 0; font-weight: 650; }
.sheet .stage { flex: 0 1 auto; min-height: 0; margin: 3mm 0; }
.sheet .stage:has(+ .printed-words) { min-height: min(100mm, 45%); }
.sheet svg { display: block; max-width: 100%; max-height: 100%; width: auto; height: auto; margin: 0 auto; }
.sheet .printed-words { columns: 2; column-gap: 6mm; font-size: 8.5pt; line-height: 1.35; }
.sheet .printed-words :is(p, dt, dd, li) { font-size: inherit !important; }
.sheet .printed-words > div > :is(h3, h4) { break-after: avoid; }
.sheet .lines { font-size: 0.9em; line-height: 1.35; }
.sheet dl > div { display: block; padding: 0.5mm 0; }
.sheet.is-small .printed-words { columns: 3; font-size: 7.5pt; line-height: 1.25; }
.sheet.is-smaller .printed-words { font-size: 6.5pt; line-height: 1.2; column-gap: 4mm; }
.sheet.is-smallest .stage:has(+ .printed-words) { min-height: min(60mm, 25%); }
@media print {
  @page { margin: 14mm; }
  :root { --raised: #ffffff; --mark: #ffffff; }
  body { max-width: none; padding: 0; font-size: 10pt; }
  .page-footer, .skip, .for-ears, .way, details { display: none; }
  .page-header { padding: 0 0 4mm; }
  body:has(#printed) .page-header, body:has(#printed) main > :not(#printed) { display: none; }
  #printed { position: static; visibility: visible; }
  .sheet { break-after: page; break-inside: avoid; }
  .sheet:last-child { break-after: auto; }
  .is-absent, .is-off { display: none; }
  .box, .arrow { animation: none !important; transition: none !important; }
}

"""#

  static let commonPart = #"""
// Making and finding elements. Text goes in as text, never as markup.

function byId(id) {
  return document.getElementById(id);
}

function make(tag, className, text) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
}

function button(className, text, act) {
  const element = make("button", className, text);
  element.type = "button";
  if (act) element.addEventListener("click", act);
  return element;
}

// Words for an ear, once they differ from those that were said last.
function announce(text) {
  const status = byId("status");
  if (status && status.textContent !== text) status.textContent = text;
}
// What the browser keeps for a page. From a disk, or in a private window, it may keep nothing: then
// the answers last as long as the page is open.

const kept = new Map();

function readStore(key) {
  let text = kept.get(key);
  try {
    text = window.localStorage.getItem(key) ?? text;
  } catch {
    // Nothing is kept here.
  }
  try {
    const value = JSON.parse(text ?? "{}");
    return value !== null && typeof value === "object" && !Array.isArray(value) ? value : {};
  } catch {
    return {};
  }
}

function writeStore(key, value) {
  const text = JSON.stringify(value);
  kept.set(key, text);
  try {
    window.localStorage.setItem(key, text);
  } catch {
    // It lasts as long as the page.
  }
}

function clearStore(key) {
  kept.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
// The boxes and arrows of a diagram: how small they may be drawn, which reference is which arrow, and
// from box to box by the arrow keys.

// At less than this the labels of a drawing are hard to read, so that it is larger than its frame by
// itself.
const smallest = 0.75;

// A label without the index of an element: one arrow may stand for many, and a reference keeps its
// arrow while elements move.
const withoutIndex = (label) => label.replace(/(^|\[)\d+(\]?)$/, "$1$2");

function middle(box) {
  const { left, top, width, height } = box.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

const directions = {
  ArrowLeft: (dx, dy) => [-dx, dy],
  ArrowRight: (dx, dy) => [dx, dy],
  ArrowUp: (dx, dy) => [-dy, dx],
  ArrowDown: (dx, dy) => [dy, dx],
};

// The nearest box that lies that way rather than across.
function neighbour(boxes, box, key) {
  const here = middle(box);
  let best = null;
  let least = Infinity;
  for (const other of boxes) {
    if (!other || other === box || other.classList.contains("is-absent")) continue;
    const there = middle(other);
    const [along, across] = directions[key](there.x - here.x, there.y - here.y);
    const cost = along + 2 * Math.abs(across);
    if (along > 1 && cost < least) {
      best = other;
      least = cost;
    }
  }
  return best;
}

// One stop for the tab key goes from one box to the next that lies that way.
function moveToNeighbour(boxes, box, key) {
  const next = neighbour(boxes, box, key);
  if (!next) return;
  box.setAttribute("tabindex", "-1");
  next.setAttribute("tabindex", "0");
  next.focus();
}

"""#

  static let lessonPart = #"""
// The plays, as the page carries them. Everything that occurs twice is there once, by number.

const data = JSON.parse(byId("data").textContent);
const parts = byId("parts").content.children;

// The piece of this number; negative ones are containers: a kind, then the numbers of their parts.
function piece(number) {
  if (number >= 0) return document.importNode(parts[number], true);
  const [kind, ...inner] = data.containers[-1 - number];
  const [tag, className] = data.kinds[kind];
  const element = make(tag, className);
  for (const part of inner) element.append(piece(part));
  return element;
}

const strings = (list) => data.lists[list].map((number) => data.strings[number]);

// An object has one number, that of its name, although its type may be another in another play.
const objectNumbers = new Map();
data.objects.forEach(([handle], number) => {
  if (!objectNumbers.has(handle)) objectNumbers.set(handle, number);
});
const objectNumber = (row) => (row < 0 ? row : objectNumbers.get(data.objects[row][0]));

class Moment {
  constructor(row) {
    const [name, frame, sentences, log, grounds, record, command, words, alarm, ...rest] = row;
    this.name = data.strings[name];
    Object.assign(this, { frame, sentences, log, grounds, record });
    this.command = data.strings[command];
    this.words = data.strings[words];
    this.alarm = data.strings[alarm];
    this.aspects = rest.slice(0, 5);
    this.objects = new Map(rest[5].map(([object, card, path, owners]) => [
      objectNumber(object),
      {
        card,
        type: data.objects[object][1],
        isAlive: path !== undefined,
        path: path === undefined ? [] : data.lists[path],
        owners: owners === undefined ? [] : data.lists[owners].map(objectNumber),
      },
    ]));
  }
}

const moments = data.moments.map((row) => new Moment(row));

const settings = data.settings.map((setting, number) => ({
  ...setting,
  number,
  moments: setting.moments.map((moment) => moments[moment]),
  questions: setting.questions.map((question) => ({
    ...question,
    text: data.strings[question.text],
    answers: question.answers.map((answer) => data.strings[answer]),
  })),
}));

// The drawings: plays whose objects are nearly the same share one. An object has a box in some.
const drawings = data.drawings.map((drawing, number) => {
  const objects = drawing.objects.map(objectNumber);
  const boxes = objects.map((object, box) => [object, box]).filter(([object]) => object >= 0);
  return { ...drawing, number, objects, boxes: new Map(boxes) };
});

const drawingOf = (setting) => drawings[setting.drawing];
const looksOf = (setting, moment) => drawingOf(setting).frames[moment.frame];

// The setting with these values, which a page of very many choices may not hold.
function settingWith(values) {
  return settings.find((setting) => setting.values.every((value, i) => value === values[i]));
}
// What the learner has predicted, in each setting anew. An answer is kept as its position and whether
// it was right; -1 stands for "Show me".

const answers = {
  all: readStore(data.key),

  key: (setting, question) => `${setting.number}.${question}`,

  of(setting, question) {
    const entry = this.all[this.key(setting, question)];
    return Array.isArray(entry) ? entry : null;
  },

  give(setting, question, answer) {
    const isRight = answer === setting.questions[question].right;
    this.all[this.key(setting, question)] = [answer, isRight];
    writeStore(data.key, this.all);
  },

  startOver() {
    this.all = {};
    clearStore(data.key);
  },

  // The first question up to a moment that has no answer; -1 where none is open.
  open(setting, upTo = Infinity) {
    if (!data.covers) return -1;
    return setting.questions.findIndex(
      (question, number) => question.moment <= upTo && !this.of(setting, number),
    );
  },

  // The question without an answer that covers a moment before its own; -1 where none does.
  ahead(setting, position) {
    if (position < this.told(setting)) return -1;
    return setting.questions.findIndex(
      (question, number) => question.from <= position && !this.of(setting, number),
    );
  },

  // How many moments of the play can be told from the beginning: those that give no answer away, and
  // those up to the last one whose own questions have their answers, whatever that one gives away.
  told(setting) {
    const count = setting.moments.length;
    const isOpen = (number) => data.covers && !this.of(setting, number);
    const open = setting.questions.filter((_, number) => isOpen(number));
    const next = Math.min(count, ...open.map((question) => question.moment));
    const answered = setting.questions.filter(({ moment }, number) => moment < next && !isOpen(number));
    return Math.max(
      Math.min(count, ...open.map((question) => question.from)),
      ...answered.map((question) => question.moment + 1),
    );
  },
};
// Where in the lesson the page is, in its address: #after-pop?capture=strong

function readAddress() {
  const [name, query] = window.location.hash.slice(1).split("?", 2);
  const words = new URLSearchParams(query ?? "");
  let moment = name;
  try {
    moment = decodeURIComponent(name);
  } catch {
    // A name that was never encoded.
  }
  return { moment, setting: settingIn(words, ""), versus: settingIn(words, "versus.") };
}

// The setting that the words make of the opening one; null where they say nothing of it.
function settingIn(words, prefix) {
  const values = [...settings[data.opening].values];
  let isSaid = false;
  data.choices.forEach((choice, i) => {
    const value = choice.values.indexOf(words.get(prefix + choice.name) ?? "");
    if (value < 0) return;
    values[i] = value;
    isSaid = true;
  });
  return isSaid ? settingWith(values) ?? null : null;
}

// The present entry of the history is rewritten: "back" leaves the page.
function writeAddress() {
  const { setting, moment } = lesson.main;
  const words = new URLSearchParams();
  data.choices.forEach((choice, i) => {
    if (setting.values[i] !== settings[data.opening].values[i]) {
      words.set(choice.name, choice.values[setting.values[i]]);
    }
    if (lesson.other) {
      words.set(`versus.${choice.name}`, choice.values[lesson.other.setting.values[i]]);
    }
  });
  const query = words.toString();
  try {
    const hash = `#${encodeURIComponent(moment.name)}${query ? `?${query}` : ""}`;
    window.history.replaceState(null, "", hash);
  } catch {
    // From some places a page may not rewrite its address.
  }
}
// The switches: a group of radio buttons a choice, in the form of each pane.

function chosenValues(form) {
  return data.choices.map((choice, i) => {
    const input = form.querySelector(`input[data-choice="${i}"]:checked`);
    return input ? Number(input.value) : 0;
  });
}

function showChoices(form, setting) {
  form.querySelectorAll("input[data-choice]").forEach((input) => {
    const choice = Number(input.dataset.choice);
    const value = Number(input.value);
    input.checked = setting.values[choice] === value;
    const values = setting.values.map((old, i) => (i === choice ? value : old));
    input.disabled = !settingWith(values);
  });
}

function listenToChoices(form, act) {
  form.addEventListener("change", (event) => {
    if (!event.target.matches("input[data-choice]")) return;
    const setting = settingWith(chosenValues(form));
    if (setting) act(setting);
  });
  form.addEventListener("submit", (event) => event.preventDefault());
}

// Where a moment of one play is in another: by its name, or else by its place.
function positionIn(setting, name, position) {
  const same = setting.moments.findIndex((moment) => moment.name === name);
  return same >= 0 ? same : Math.min(position, setting.moments.length - 1);
}
// The log of a whole play, the part of the current moment marked and the rest quiet.

function logOf(pane) {
  const { setting, position, told } = pane;
  const groups = [];
  setting.moments.forEach((moment, i) => {
    if (i > told) return;
    const isCurrent = i === position;
    const group = make("section", "log-part");
    const title = make("h4", "log-title", moment.name);
    group.append(title);
    if (isCurrent) {
      group.setAttribute("aria-current", "step");
      title.append(make("span", "here", "this moment"));
    }
    if (i === told) {
      const what = i + 1 < setting.moments.length ? "This part and what follows are" : "This part is";
      group.append(make("p", "covered", `${what} covered until you have predicted.`));
    } else {
      const lines = piece(moment.log);
      group.append(lines.children.length ? lines : make("p", "faint", "Nothing happens."));
    }
    groups.push(group);
  });
  if (told === setting.moments.length) {
    const rest = piece(setting.rest);
    if (rest.children.length) {
      const group = make("section", "log-part");
      group.append(make("h4", "log-title", "after the last moment"), rest);
      groups.push(group);
    }
  }
  return groups;
}
// Predict first: what covers a moment until its questions are answered, and what is said then.

let formCount = 0;

// What stands above the words of a moment: open questions, or how the answers fared.
function coverOf(pane) {
  const { setting, position } = pane;
  const open = answers.open(setting, position);
  const question = setting.questions[open];
  if (question && question.moment < position) return [detour(pane, question)];
  const earlier = resultsOf(setting, position);
  if (question) return [...earlier, questionForm(pane, open)];
  const ahead = answers.ahead(setting, position);
  return ahead < 0 ? earlier : [...earlier, detour(pane, setting.questions[ahead])];
}

// A moment that tells what another one asks, an earlier one or the next.
function detour({ setting, position }, question) {
  const place = setting.moments[question.moment].name;
  const box = make("div", "question");
  box.append(
    make("p", "", `What you are asked at ${place} comes first: this moment would give it away.`),
    button("primary", `Go to ${place}`, () => lesson.go({ position: question.moment })),
    button("secondary show-me", "Show me", () =>
      lesson.reveal(setting, Math.max(position, question.moment)),
    ),
  );
  return box;
}

function questionForm({ setting, position }, number) {
  const question = setting.questions[number];
  const form = make("form", "question");
  const field = make("fieldset", "answers");
  field.append(make("legend", "", question.text));
  formCount += 1;
  question.answers.forEach((answer, i) => {
    const label = make("label", "answer");
    const input = make("input");
    Object.assign(input, { type: "radio", name: `answer-${formCount}`, value: String(i) });
    label.append(input, make("span", "", answer));
    field.append(label);
  });
  const hint = make("p", "hint");
  hint.setAttribute("role", "alert");
  const check = make("button", "primary", "Check");
  check.type = "submit";
  form.append(
    field,
    check,
    button("secondary show-me", "Show me", () => lesson.reveal(setting, position)),
    hint,
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const chosen = form.querySelector("input:checked");
    if (chosen) lesson.answer(setting, number, Number(chosen.value));
    else hint.textContent = "Choose an answer first.";
  });
  return form;
}

// For each question of the moment that has an answer: what was said, what is so, and the facts.
function resultsOf(setting, position) {
  return setting.questions.flatMap((question, number) => {
    const entry = answers.of(setting, number);
    if (question.moment !== position || !data.covers || !entry) return [];
    const box = make("div", "result");
    box.append(make("p", "asked", question.text), make("p", "outcome", outcome(question, entry[0])));
    box.classList.add(entry[0] < 0 ? "was-shown" : entry[1] ? "was-right" : "was-wrong");
    box.append(evidence(question));
    return [box];
  });
}

// Evidence of many lines would push the log away.
function evidence(question) {
  const facts = piece(question.facts);
  const summary = make("summary", "", "Evidence");
  summary.setAttribute("aria-label", `Evidence: ${question.text}`);
  const box = make("details");
  box.append(summary, facts);
  box.open = facts.children.length <= 5;
  return box;
}

function outcome(question, answer) {
  const right = question.answers[question.right] ?? "no single answer is right";
  if (answer < 0 || answer >= question.answers.length) return `The answer: ${right}`;
  const given = question.answers[answer];
  return answer === question.right ? `Right: ${given}` : `Not so: ${given} Seen: ${right}`;
}
// One play at one moment: diagram, words, log. There are two when settings are compared.

class Pane {
  constructor(root) {
    this.root = root;
    this.suffix = root.dataset.suffix ?? "";
    this.find = (selector) => root.querySelector(selector);
    this.drawing = null;
  }

  // Takes the drawing that the setting shares, and finds its parts.
  takeDrawing(setting) {
    const drawing = drawingOf(setting);
    if (drawing === this.drawing) return;
    this.drawing = drawing;
    this.places = null;
    this.stage = stageOf(drawing.number);
    const frame = make("div");
    frame.append(this.stage);
    if (this.suffix) retitle(frame, this.suffix);
    this.find(".canvas").replaceChildren(this.stage);
    Object.assign(this, partsOf(this.stage, drawing, this.suffix));
    this.boxes.forEach((box, number) => {
      if (box) box.dataset.box = number;
    });
    this.arrows.forEach((arrow, number) => {
      if (arrow) arrow.dataset.arrow = number;
    });
    describeStage(this);
  }

  show(setting, position) {
    this.takeDrawing(setting);
    this.setting = setting;
    this.position = position;
    this.moment = setting.moments[position];
    this.told = answers.told(setting);
    this.isCovered = position >= this.told;
    // What a covered moment shows is what was there before.
    this.seen = this.isCovered ? setting.moments[this.told - 1] : this.moment;
    this.find(".pane-title").textContent = this.moment.name;
    this.find(".pane-setting").textContent = setting.words;
    this.showFrame();
    this.showWords();
    this.showLog();
  }

  showFrame() {
    const note = this.find(".stage-note");
    this.find(".canvas").hidden = !this.seen;
    note.hidden = !this.isCovered;
    if (this.isCovered) {
      note.textContent = this.seen
        ? `The diagram still shows ${this.seen.name}: ${this.moment.name} is covered.`
        : "The diagram is covered until you have predicted.";
    }
    if (this.seen) drawFrame(this, looksOf(this.setting, this.seen));
    this.showControls();
  }

  // Where nothing is drawn there is nothing to point at, and nothing to show otherwise.
  showControls() {
    const isDrawn = Boolean(this.seen) && this.boxes.some((box) => box && !box.classList.contains("is-absent"));
    const controls = this.find(".diagram-controls");
    if (controls) controls.hidden = !isDrawn;
  }

  showWords() {
    const sentences = this.find(".sentences");
    const grounds = this.find(".grounds");
    const command = this.find(".command");
    command.hidden = this.isCovered;
    this.find(".cover").replaceChildren(...coverOf(this));
    grounds.hidden = true;
    if (this.isCovered) {
      sentences.replaceChildren();
      return;
    }
    const reasons = piece(this.moment.grounds);
    grounds.hidden = reasons.children.length === 0;
    sentences.replaceChildren(piece(this.moment.sentences));
    this.find(".grounds-body").replaceChildren(reasons);
    command.querySelector("code").textContent = this.moment.command;
  }

  showLog() {
    const log = this.find(".log-body");
    log.replaceChildren(...logOf(this));
    const current = log.querySelector("[aria-current]");
    if (current) {
      log.scrollTop = Math.max(0, current.offsetTop - (log.clientHeight - current.offsetHeight) / 2);
    }
  }
}

// A copy of a drawing, as it stands in the page.
const firstStage = document.querySelector(".canvas svg").cloneNode(true);

function stageOf(number) {
  const template = byId(`drawing-${number}`);
  const stage = template ? template.content.querySelector("svg") : firstStage;
  return document.importNode(stage, true);
}

function partsOf(stage, drawing, suffix) {
  const [boxes, arrows, groups] = drawing.frames[0];
  const find = (name, parts) =>
    parts.map((_, number) => stage.querySelector(`#${name}-${number}${suffix}`));
  return {
    boxes: find("box", boxes),
    arrows: find("arrow", arrows),
    groups: find("group", groups),
  };
}

// Puts one frame on a stage. Only classes change, so that what goes can fade.
function drawFrame({ boxes, arrows, groups }, frame) {
  const [boxLooks, arrowLooks, groupLooks] = frame;
  boxes.forEach((box, i) => drawPart(box, boxLooks[i]));
  arrows.forEach((arrow, i) => drawPart(arrow, arrowLooks[i]));
  groups.forEach((group, i) => drawPart(group, groupLooks[i]));
}

function drawPart(part, number) {
  if (!part) return;
  part.classList.toggle("is-absent", number === -1);
  part.classList.toggle("is-gone", number < -1);
  if (number === -1) return;
  const look = number < -1 ? -2 - number : number;
  part.querySelectorAll(":scope > .look").forEach((each, i) => {
    each.classList.toggle("is-off", i !== look);
  });
}
// How much of the drawing is shown, and how large. The drawing has room for all plays. What is shown is
// the part that the present ones use, so that nothing moves from moment to moment; where that cannot
// be read, the part that the present moment uses.

const margin = 12;
// The least height of its frame on a desk, and how far from that of the window its edge is.
const leastHeight = 352;
const edge = 16;
const desk = "(min-width: 62rem)";
const heights = new Map();
const heightRules = new CSSStyleSheet();
document.adoptedStyleSheets.push(heightRules);
const largest = 1.25;

const view = {
  // What the reader has asked for: "whole" or "full"; as large as fits and can be read, if nothing.
  size: "",

  scale(whole) {
    if (this.size === "whole") return Math.min(largest, whole);
    if (this.size === "full") return Math.max(1, Math.min(largest, whole));
    return Math.min(largest, Math.max(smallest, whole));
  },

  // Fits the drawings of all panes, and offers what there is to change.
  fit(panes) {
    for (const pane of panes) fit(pane, panes.filter(({ drawing }) => drawing === pane.drawing));
    this.isCut = panes.some((pane) => pane.isCut);
    const isSmall = panes.some((pane) => pane.whole < 1);
    const control = byId("whole");
    control.textContent = this.isCut ? "Fit the diagram" : "Full size";
    control.hidden = !this.isCut && !isSmall;
  },

  toggle(panes) {
    this.size = this.isCut ? "whole" : "full";
    this.fit(panes);
  },
};

// Where each look of each part of a stage is; a group looks alike wherever it is shown. Only what is
// displayed can be measured.
function measure(pane) {
  if (!pane.places) {
    const all = [pane.boxes, pane.arrows, pane.groups];
    const hidden = ["is-absent", "is-off"].map((name) => ({
      name,
      parts: Array.from(pane.stage.querySelectorAll(`.${name}`)),
    }));
    hidden.forEach(({ name, parts }) => parts.forEach((part) => part.classList.remove(name)));
    const placesOf = (part) => {
      const looks = Array.from(part?.querySelectorAll(":scope > .look") ?? []);
      return (looks.length || !part ? looks : [part]).map((each) => each.getBBox());
    };
    pane.places = all.map((kind) => kind.map(placesOf));
    hidden.forEach(({ name, parts }) => parts.forEach((part) => part.classList.add(name)));
  }
  return pane.places;
}

const showsGone = () => !document.body.classList.contains("hides-gone");

// The smallest rectangle around all that is there in some frames; of `only`, if it is given: for each
// kind the numbers of its parts.
function extent(pane, frames, only = null) {
  const places = measure(pane);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const frame of frames) {
    places.forEach((kind, i) => {
      kind.forEach((looks, number) => {
        const look = frame[i][number];
        if (look === -1 || (look < -1 && !showsGone()) || (only && !only[i].has(number))) return;
        const place = looks[look < -1 ? -2 - look : look];
        if (!place) return;
        left = Math.min(left, place.x);
        top = Math.min(top, place.y);
        right = Math.max(right, place.x + place.width);
        bottom = Math.max(bottom, place.y + place.height);
      });
    });
  }
  if (left > right) return null;
  return { left, top, width: right - left, height: bottom - top };
}

// The heights that the frame of a diagram may have, the better one first. On a desk its end is in sight
// as long as the window is scrolled to its top, or else it is nearly as high as the window; elsewhere
// the style sheet says.
function heightsOf(canvas) {
  if (!window.matchMedia(desk).matches) {
    return [Number.parseFloat(window.getComputedStyle(canvas).maxHeight)];
  }
  const top = canvas.getBoundingClientRect().top + window.scrollY;
  const inSight = Math.max(leastHeight, window.innerHeight - top - edge);
  return [inSight, Math.max(inSight, window.innerHeight - 2 * edge)];
}

// A rule of a sheet of the script's own: the policy of the page allows no style within the markup.
function setHeight({ root }, height) {
  heights.set(root.id, height);
  const rules = Array.from(heights, ([id, each]) => `#${id} .canvas { max-height: ${each}px }`);
  heightRules.replaceSync(`@media ${desk} { ${rules.join(" ")} }`);
}

// Which part of the drawing is shown in a frame of which height: the first that can be read whole.
function choosePart(canvas, all, now) {
  const possible = heightsOf(canvas);
  const ways = [
    { part: all, height: possible[0] },
    ...possible.map((height) => ({ part: now ?? all, height })),
  ];
  for (const way of ways) {
    const { width, height } = way.part;
    // Two pixels are the border of the frame.
    way.whole = Math.min(
      (canvas.offsetWidth - 2) / (width + 2 * margin),
      (way.height - 2) / (height + 2 * margin),
    );
  }
  return ways.find(({ whole }) => whole >= smallest) ?? ways[1];
}

function fit(pane, alike) {
  const canvas = pane.find(".canvas");
  pane.isCut = false;
  pane.whole = Infinity;
  pane.find(".larger").hidden = true;
  if (canvas.hidden || !canvas.clientWidth) return;
  const all = extent(pane, alike.flatMap(({ setting }) => setting.moments.map((each) => looksOf(setting, each))));
  if (!all) return;
  const now = alike.filter(({ seen }) => seen).map(({ setting, seen }) => looksOf(setting, seen));
  const { part, whole, height: room } = choosePart(canvas, all, extent(pane, now));
  setHeight(pane, room);
  pane.whole = whole;
  const scale = view.scale(pane.whole);
  pane.isCut = scale > pane.whole;
  pane.find(".larger").hidden = !pane.isCut;
  const { stage } = pane;
  const width = part.width + 2 * margin;
  const height = part.height + 2 * margin;
  stage.setAttribute("viewBox", `${part.left - margin} ${part.top - margin} ${width} ${height}`);
  stage.setAttribute("width", String(Math.floor(width * scale)));
  stage.setAttribute("height", String(Math.floor(height * scale)));
  bringIntoView(pane, canvas, part, scale);
}

// The boxes and arrows that the verdicts and cycles of a moment name, with retain paths and owners.
function namedParts(pane) {
  const named = [new Set(), new Set(), new Set()];
  if (pane.isCovered) return named;
  const words = ".sentences .object, .grounds-body .reference";
  for (const word of pane.root.querySelectorAll(words)) {
    const { boxes, arrows } = litParts(pane, light.meaning(word) ?? {});
    boxes.forEach((number) => named[0].add(number));
    arrows.forEach((number) => named[1].add(number));
  }
  return named;
}

// Where the drawing is larger than its frame: moves it, if some of what the words name is out of
// sight, or of all that is there, where they name nothing.
function bringIntoView(pane, canvas, part, scale) {
  const frames = pane.seen ? [looksOf(pane.setting, pane.seen)] : [];
  const there = extent(pane, frames, namedParts(pane)) ?? extent(pane, frames);
  if (!there) return;
  const move = (position, size, start, length) => {
    const [from, to] = [start * scale, (start + length + 2 * margin) * scale];
    if (from >= position && to <= position + size) return position;
    return to - from > size ? from + (to - from - size) / 2 : (from + to - size) / 2;
  };
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = canvas;
  canvas.scrollLeft = move(scrollLeft, clientWidth, there.left - part.left, there.width);
  canvas.scrollTop = move(scrollTop, clientHeight, there.top - part.top, there.height);
}
// The parts of the diagram as controls: a stop of the tab key for its objects and one for its
// references; arrow keys lead from box to box, and from reference to reference.

// What has gone is there only while its ghosts are shown.
const isThere = (part) =>
  Boolean(part) &&
  !part.classList.contains("is-absent") &&
  !(part.classList.contains("is-gone") && document.body.classList.contains("hides-gone"));

function prepareParts(pane) {
  const number = (box) => pane.drawing.objects[Number(box.dataset.box)];
  prepareKind(pane.boxes, (box) => boxLabel(pane, box, number(box)));
  prepareKind(pane.arrows, (arrow) => arrowLabel(pane, arrow));
}

function prepareKind(parts, label) {
  const shown = parts.filter(isThere);
  const current = shown.find((part) => part.tabIndex === 0) ?? shown[0];
  for (const part of parts) {
    if (!part) continue;
    part.setAttribute("role", "button");
    part.setAttribute("aria-label", label(part));
    part.setAttribute("tabindex", part === current ? "0" : "-1");
  }
}

function boxLabel(pane, box, number) {
  const drawn = box.querySelector(":scope > .look:not(.is-off) .name")?.textContent;
  const [handle, firstType] = data.objects[number] ?? [drawn ?? box.dataset.name];
  const type = pane.seen?.objects.get(number)?.type ?? firstType;
  const name = type === undefined ? handle : `${handle}, ${type}`;
  const isGone = box.classList.contains("is-gone");
  const words = box.querySelectorAll(":scope > .look:not(.is-off) :is(.keeper, .mark-word)");
  const marks = isGone ? ["gone"] : Array.from(words, (word) => word.textContent);
  return [name, ...marks].join(", ");
}

// "detail.onSave, strong, to onSave, in a retain cycle".
function arrowLabel(pane, arrow) {
  const number = Number(arrow.dataset.arrow);
  const [source, target] = pane.drawing.arrows[number].map((box) => pane.boxes[box]?.dataset.name ?? "");
  const label = pane.drawing.labels[number];
  const look = arrow.querySelector(":scope > .look:not(.is-off)");
  const strength = /(?:^| )strength-(\S+)/.exec(look?.getAttribute("class") ?? "")?.[1];
  const name = [label ? `${source}.${label}` : source, strength, `to ${target}`];
  if (arrow.classList.contains("is-gone")) name.push("gone");
  else if (look?.querySelector(".cycle-word")) name.push("in a retain cycle");
  const cut = Array.from(look?.querySelectorAll(".cut-word") ?? [], (line) => line.textContent).join(" ");
  if (cut && !arrow.classList.contains("is-gone")) name.push(cut.replace(/^\P{L}+/u, ""));
  return name.filter(Boolean).join(", ");
}

// Of what can become of an object the legend explains what is drawn: the rest would give away what is
// covered.
function showLegend(panes) {
  const states = /^(LEAKED|ABANDONED|HELD FOR NOW|RELEASED)$/;
  const boxes = panes.flatMap((pane) => (pane.seen ? pane.boxes.filter(isThere) : []));
  const marks = boxes.flatMap((box) =>
    Array.from(box.querySelectorAll(":scope > .look:not(.is-off) .mark-word"), (word) => word.textContent),
  );
  document.querySelectorAll("#legend .legend-rows > div").forEach((row) => {
    const term = row.querySelector("dt").textContent.trim();
    const isDrawn = term === "gone" ? showsGone() : marks.some((mark) => mark.includes(term));
    row.hidden = (term === "gone" || states.test(term)) && !isDrawn;
  });
}

// The drawing's own name, what it means in words, and how to use it.
function describeStage({ stage, suffix }) {
  stage.setAttribute("aria-describedby", `diagram-hint${suffix}`);
}

// The part that an event is about, and its pane.
function partOf(event) {
  const part = event.target instanceof Element ? event.target.closest(".canvas .box, .canvas .arrow") : null;
  const pane = part && lesson.panes().find(({ root }) => root.contains(part));
  return pane ? { part, pane, isBox: part.matches(".box") } : null;
}

function partKey(event) {
  const found = partOf(event);
  if (!found) return;
  const { part, pane, isBox } = found;
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    light.pin(light.meaning(part));
  } else if (event.key in directions) {
    event.preventDefault();
    if (isBox) moveToNeighbour(pane.boxes.filter(isThere), part, event.key);
    else moveAlong(pane, part, event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : -1);
  }
}

// To the reference after this one, or before it, from the top of the drawing to its bottom.
function moveAlong(pane, arrow, step) {
  const order = pane.arrows.filter(isThere).map((each) => ({ each, ...middle(each) }));
  order.sort((a, b) => a.y - b.y || a.x - b.x);
  const place = order.findIndex(({ each }) => each === arrow) + step;
  const next = order[(place + order.length) % order.length].each;
  makeStop(pane.arrows, next);
  next.focus();
}

function makeStop(parts, chosen) {
  for (const part of parts) part?.setAttribute("tabindex", part === chosen ? "0" : "-1");
}

// From an object one comes to a reference of its own, if it has one.
function noticeFocus(event) {
  const found = partOf(event);
  if (!found?.isBox) return;
  const { part, pane } = found;
  const box = Number(part.dataset.box);
  const ends = (end) => pane.arrows.find((arrow, i) => isThere(arrow) && pane.drawing.arrows[i][end] === box);
  const own = ends(0) ?? ends(1);
  if (own) makeStop(pane.arrows, own);
}
// The bar of moments: tabs that show one moment each.

function showTabs({ setting, position }) {
  const bar = byId("moments");
  const names = setting.moments.map((moment) => moment.name);
  const isSame =
    bar.children.length === names.length &&
    names.every((name, i) => bar.children[i].dataset.name === name);
  if (!isSame) {
    bar.replaceChildren(
      ...names.map((name, i) => {
        const tab = button("moment", undefined, () => lesson.go({ position: i }));
        tab.append(make("span", "number", String(i + 1)), make("span", "word", name));
        tab.append(make("span", "mark"));
        tab.id = `moment-${i}`;
        tab.dataset.name = name;
        tab.setAttribute("role", "tab");
        tab.setAttribute("aria-controls", "panel");
        return tab;
      }),
    );
  }
  const told = answers.told(setting);
  Array.from(bar.children).forEach((tab, i) => {
    const isCurrent = i === position;
    tab.setAttribute("aria-selected", String(isCurrent));
    tab.tabIndex = isCurrent ? 0 : -1;
    const asks = setting.questions.some(
      (question, number) => question.moment === i && data.covers && !answers.of(setting, number),
    );
    const word = asks ? "predict" : i >= told ? "covered" : setting.moments[i].alarm;
    const mark = tab.querySelector(".mark");
    mark.textContent = word;
    mark.classList.toggle("is-alarm", i < told && word !== "");
  });
  byId("panel").setAttribute("aria-labelledby", `moment-${position}`);
  byId("earlier").disabled = position === 0;
  byId("later").disabled = position === names.length - 1;
  const tab = bar.children[position];
  if (tab) bar.scrollLeft = tab.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2;
}

// Arrows go from moment to moment wherever they mean nothing else. Home, End and digits do so only in
// the bar: elsewhere they belong to the browser and to assistive software.
function momentKey(event) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const target = event.target instanceof Element ? event.target : document.body;
  if (target.closest("input, select, textarea, summary, .canvas, .log-body")) return;
  const isInBar = target.closest("#moments") !== null;
  const last = lesson.main.setting.moments.length - 1;
  const here = lesson.main.position;
  let next = null;
  if (event.key === "ArrowLeft") next = here - 1;
  else if (event.key === "ArrowRight") next = here + 1;
  else if (!isInBar) return;
  else if (event.key === "Home") next = 0;
  else if (event.key === "End") next = last;
  else if (/^[1-9]$/.test(event.key)) next = Number(event.key) - 1;
  if (next === null || next > last || next < 0) return;
  event.preventDefault();
  lesson.go({ position: next });
  if (isInBar) byId(`moment-${next}`).focus();
}
// Objects: a list of those that are there, and what there is to say of the one that is looked at.

function showObjects(pane) {
  const list = byId("object-list");
  const objects = pane.seen ? pane.seen.objects : new Map();
  const items = [];
  for (const [number, { isAlive, type }] of objects) {
    const [handle] = data.objects[number];
    const item = make("li");
    const control = button("object-button");
    control.dataset.object = handle;
    control.append(make("span", "name", handle));
    const note = isAlive ? type : `${type}, released`;
    if (note !== handle) control.append(make("span", "faint", note));
    item.append(control);
    items.push(item);
  }
  list.replaceChildren(...items);
  byId("objects-of").textContent = pane.seen ? ` at ${pane.seen.name}` : "";
}

// The card says what there is to say of an object; of a reference it says what the arrow is called.
function showCard(meaning) {
  const card = byId("object-card");
  if (meaning?.reference !== undefined) {
    const names = litArrows(lesson.main, meaning).map((arrow) => arrowLabel(lesson.main, arrow));
    card.replaceChildren(...names.map((name) => make("p", "", name)));
    if (names.length) return;
  }
  const number = meaning?.object ?? null;
  const entry = lesson.main.seen?.objects.get(number);
  if (number === null || !entry) {
    const text = number === null
      ? "Point at an object in the diagram, or choose one, to see what keeps it. Escape lets go."
      : `${data.objects[number][0]} is not there at this moment.`;
    card.replaceChildren(make("p", "faint", text));
    return;
  }
  card.replaceChildren(piece(entry.card));
}
// What is looked at is lit wherever it occurs, with its retain path and owners; the rest steps back.

const light = {
  pinned: null,
  hovered: null,
  isInDiagram: false,

  // What an element stands for: an object, a reference, or a part of a drawing that is a crowd's.
  meaning(element) {
    const selector = ".object, .object-button, .reference, .box, .arrow";
    const mention = element instanceof Element ? element.closest(selector) : null;
    if (!mention) return null;
    const { box, arrow, object, source, label, target } = mention.dataset;
    if (box !== undefined || arrow !== undefined) return meaningOfPart(mention);
    if (object === undefined) return reference(source, label, target);
    const number = objectNumbers.get(object);
    return number === undefined ? null : { object: number };
  },

  same(one, other) {
    return JSON.stringify(one) === JSON.stringify(other);
  },

  // What is pointed at, or has the focus. Only in the diagram the card changes with it: elsewhere it
  // would push away what the reader points at.
  hover(element) {
    const meaning = this.meaning(element);
    if (this.same(this.hovered, meaning)) return;
    this.hovered = meaning;
    this.isInDiagram = meaning !== null && element.closest(".canvas") !== null;
    this.show();
  },

  pin(meaning) {
    this.pinned = this.same(this.pinned, meaning) ? null : meaning;
    this.hovered = null;
    this.show();
    this.showPinned();
    if (this.pinned) announce(`${this.title(this.pinned)} is kept in view. Escape lets go.`);
  },

  letGo() {
    if (!this.pinned && !this.hovered) return false;
    this.pinned = null;
    this.hovered = null;
    this.show();
    this.showPinned();
    announce("Let go.");
    return true;
  },

  title({ object, source, label }) {
    if (object !== undefined) return data.objects[object][0];
    return source === undefined ? "This part" : `${source}.${label}`;
  },

  show() {
    const meaning = this.hovered ?? this.pinned;
    for (const pane of lesson.panes()) lightPane(pane, meaning);
    lightWords(meaning);
    showCard(this.isInDiagram ? meaning : this.pinned);
  },

  // The controls of what is kept are pressed ones.
  showPinned() {
    document.querySelectorAll(".object-button, .canvas .box, .canvas .arrow").forEach((control) => {
      const isPinned = this.pinned !== null && this.same(this.meaning(control), this.pinned);
      control.setAttribute("aria-pressed", String(isPinned));
    });
  },
};

function reference(source, label, target) {
  return { reference: JSON.stringify([source, label, target]), source, label, target };
}

function meaningOfPart(part) {
  const pane = lesson.panes().find(({ root }) => root.contains(part));
  if (!pane) return null;
  const { drawing } = pane;
  if (part.dataset.box !== undefined) {
    const box = Number(part.dataset.box);
    const object = drawing.objects[box];
    return object >= 0 ? { object } : { box, drawing: drawing.number };
  }
  const arrow = Number(part.dataset.arrow);
  const [source, target] = drawing.arrows[arrow].map((box) => drawing.objects[box]);
  if (source < 0 || target < 0) return { arrow, drawing: drawing.number };
  return reference(data.objects[source][0], drawing.labels[arrow], data.objects[target][0]);
}

// The boxes and arrows that belong to what is looked at.
function litParts({ drawing, seen }, meaning) {
  const boxes = new Set();
  const arrows = new Set();
  const addBox = (object) => {
    if (drawing.boxes.has(object)) boxes.add(drawing.boxes.get(object));
  };
  const addArrow = (number) => {
    arrows.add(number);
    drawing.arrows[number].forEach((box) => boxes.add(box));
  };
  if (meaning.drawing === drawing.number) {
    if (meaning.box !== undefined) boxes.add(meaning.box);
    if (meaning.arrow !== undefined) addArrow(meaning.arrow);
  }
  if (meaning.reference !== undefined) arrowsOf(drawing, meaning).forEach(addArrow);
  if (meaning.object !== undefined) {
    addBox(meaning.object);
    const entry = seen?.objects.get(meaning.object);
    entry?.path.forEach(addArrow);
    entry?.owners.forEach(addBox);
  }
  return { boxes, arrows };
}

// The arrows of a reference: one, but where its ends refer to each other twice under one name.
function arrowsOf(drawing, { source, label, target }) {
  const [from, to] = [source, target].map((name) => drawing.boxes.get(objectNumbers.get(name)));
  return drawing.arrows.flatMap(([a, b], number) =>
    a === from && b === to && withoutIndex(drawing.labels[number]) === withoutIndex(label) ? [number] : [],
  );
}

// Those of them that are there.
const litArrows = (pane, meaning) =>
  arrowsOf(pane.drawing, meaning).map((number) => pane.arrows[number]).filter(isThere);

function lightPane(pane, meaning) {
  const lit = meaning ? litParts(pane, meaning) : { boxes: new Set(), arrows: new Set() };
  const isAny = lit.boxes.size + lit.arrows.size > 0;
  const mark = (part, isLit) => {
    if (!part) return;
    part.classList.toggle("is-lit", isAny && isLit);
    part.classList.toggle("is-dim", isAny && !isLit);
  };
  pane.boxes.forEach((box, i) => mark(box, lit.boxes.has(i)));
  pane.arrows.forEach((arrow, i) => mark(arrow, lit.arrows.has(i)));
}

// The same names in the words.
function lightWords(meaning) {
  document.querySelectorAll(".is-lit-word").forEach((word) => word.classList.remove("is-lit-word"));
  if (!meaning || meaning.drawing !== undefined) return;
  document.querySelectorAll(".object, .object-button, .reference").forEach((word) => {
    if (light.same(light.meaning(word), meaning)) word.classList.add("is-lit-word");
  });
}
// Two settings side by side at the same moment, and in words what differs between them.

const aspects = ["log", "released", "references", "cycles", "verdicts"];

// A second pane: a copy of the first, its identities told apart by a suffix.
function makeOther() {
  const copy = byId("pane-a").cloneNode(true);
  const suffix = "-b";
  copy.querySelectorAll(".once").forEach((each) => each.remove());
  copy.id = "pane-b";
  copy.dataset.suffix = suffix;
  retitle(copy, suffix);
  copy.querySelectorAll(".live-result").forEach((each) => each.replaceChildren());
  copy.querySelectorAll(".choices input").forEach((input) => {
    input.name += suffix;
  });
  byId("panes").append(copy);
  return new Pane(copy);
}

// Side by side the diagrams stand right below the verdicts, then what is asked and what differs; alone
// what is asked comes first, and the conditions are below the log.
function placeParts(pane, isBeside) {
  pane.find(isBeside ? ".drawn" : ".sentences").after(pane.find(".cover"));
  pane.find(isBeside ? ".cover" : ".log").after(pane.find(".conditions"));
}

// Gives every identity in a copy a suffix, and whatever refers to one.
function retitle(copy, suffix) {
  const known = new Set();
  copy.querySelectorAll("[id]").forEach((element) => {
    known.add(element.id);
    element.id += suffix;
  });
  const renamed = (id) => (known.has(id) ? id + suffix : id);
  copy.querySelectorAll("*").forEach((element) => {
    for (const attribute of Array.from(element.attributes)) {
      if (/^(aria-(labelledby|describedby|controls)|for)$/.test(attribute.name)) {
        attribute.value = attribute.value.split(" ").map(renamed).join(" ");
      } else if (attribute.name !== "id" && attribute.value.includes("#")) {
        attribute.value = attribute.value.replace(
          /^(url\()?#([^)]+)(\))?$/,
          (_, open = "", id, close = "") => `${open}#${renamed(id)}${close}`,
        );
      }
    }
  });
  const labelled = copy.getAttribute("aria-labelledby");
  if (labelled) copy.setAttribute("aria-labelledby", renamed(labelled));
}

// The setting to begin a comparison with: the first choice that the lesson would change, changed to
// its default or, where it is that, to the value after it.
function settingBeside(setting) {
  for (const choice of data.changes) {
    for (let value = 0; value < data.choices[choice].values.length; value += 1) {
      const values = setting.values.map((old, i) => (i === choice ? value : old));
      const other = value === setting.values[choice] ? null : settingWith(values);
      if (other) return other;
    }
  }
  return null;
}

function showDifferences() {
  const { main, other } = lesson;
  const box = byId("differences");
  box.hidden = !other;
  if (!other) return;
  const body = byId("differences-body");
  if (main.moment.name !== other.moment.name) {
    body.replaceChildren(
      make("p", "", `The moments differ: ${main.moment.name} on the left, ${other.moment.name} on the right.`),
    );
    return;
  }
  if (main.isCovered || other.isCovered) {
    body.replaceChildren(make("p", "covered", "Covered until you have predicted on both sides."));
    return;
  }
  const differing = aspects.filter((_, i) => main.moment.aspects[i] !== other.moment.aspects[i]);
  if (!differing.length) {
    body.replaceChildren(make("p", "", `At ${main.moment.name} everything is the same on both sides.`));
    return;
  }
  const isApart = main.drawing !== other.drawing;
  const same = aspects.filter((aspect) => !differing.includes(aspect));
  const words = `At ${main.moment.name} they differ in: ${differing.join(", ")}.`;
  const rest = same.length ? ` The same on both sides: ${same.join(", ")}.` : "";
  const places = isApart ? " Each side has its own drawing, since their objects are others." : "";
  body.replaceChildren(make("p", "", words + rest + places), differenceTable(differing));
}

function differenceTable(differing) {
  const { main, other } = lesson;
  const table = make("table");
  const head = make("tr");
  const titles = ["", `Left: ${main.setting.words}`, `Right: ${other.setting.words}`];
  for (const title of titles) {
    const cell = make("th", "", title || "What");
    cell.scope = "col";
    head.append(cell);
  }
  const top = make("thead");
  top.append(head);
  const rows = make("tbody");
  for (const aspect of differing) {
    const place = aspects.indexOf(aspect);
    const [left, right] = [main, other].map((pane) => strings(pane.moment.aspects[place]));
    const row = make("tr");
    const title = make("th", "", aspect);
    title.scope = "row";
    row.append(title, onlyIn(left, right), onlyIn(right, left));
    rows.append(row);
  }
  table.append(top, rows);
  const frame = make("div", "table-frame");
  frame.tabIndex = 0;
  frame.setAttribute("role", "region");
  frame.setAttribute("aria-label", "What differs");
  frame.append(table);
  return frame;
}

// The lines that one side has and the other lacks.
function onlyIn(lines, others) {
  const cell = make("td");
  const missing = new Map();
  others.forEach((line) => missing.set(line, (missing.get(line) ?? 0) + 1));
  const only = lines.filter((line) => {
    const count = missing.get(line) ?? 0;
    missing.set(line, count - 1);
    return count <= 0;
  });
  if (!only.length) {
    const isOrder = lines.length === others.length;
    cell.append(make("p", "faint", isOrder ? "the same lines in another order" : "nothing that the other lacks"));
  }
  for (const line of only) {
    const text = make("p", "only");
    text.append(make("span", "only-here", "only here: "), line);
    cell.append(text);
  }
  return cell;
}
// The evidence record of the present setting and stopping point, to copy or to print.

function showRecord(pane) {
  const isCovered = answers.open(pane.setting) >= 0;
  byId("record-of").textContent = ` at ${pane.moment.name}`;
  byId("copy").hidden = isCovered;
  byId("record-body").replaceChildren(
    isCovered
      ? make("p", "covered", "Covered until you have answered every question of this setting: it holds the conclusion.")
      : piece(pane.moment.record),
  );
  byId("learnt-body").replaceChildren(
    isCovered
      ? make("p", "covered", "Covered until you have answered every question of this setting.")
      : piece(pane.setting.learnt),
  );
}

// The record as plain text: a line a value, the names of the fields before them.
function recordText() {
  const lines = [document.querySelector("h1").textContent];
  byId("record-body").querySelectorAll("h3, dl > div, p").forEach((element) => {
    if (element.matches("h3")) lines.push("", element.textContent);
    else if (element.matches("p")) lines.push(element.textContent);
    else {
      const [name, ...values] = Array.from(element.children, (child) => child.textContent);
      if (values.length === 1) lines.push(`${name}: ${values[0]}`);
      else lines.push(`${name}:`, ...values.map((value) => `  ${value}`));
    }
  });
  return `${lines.join("\n")}\n`;
}

async function copyRecord() {
  const text = recordText();
  try {
    await navigator.clipboard.writeText(text);
    tellCopied();
  } catch {
    offerText(text);
  }
}

// Says so in sight, too, for as long as it takes to see.
function tellCopied() {
  announce("The record is copied.");
  const control = byId("copy");
  const words = control.dataset.words ?? control.textContent;
  control.dataset.words = words;
  control.textContent = "Copied";
  setTimeout(() => {
    control.textContent = words;
  }, 3000);
}

// Where the browser lets nobody write to the clipboard: the text, selected.
function offerText(text) {
  const area = byId("copy-text");
  area.hidden = false;
  area.value = text;
  area.focus();
  area.select();
  let isCopied = false;
  try {
    isCopied = document.execCommand("copy");
  } catch {
    // The learner copies what is selected.
  }
  if (isCopied) tellCopied();
  else announce("The text is selected: copy it with your keyboard.");
}
// What is on a sheet of paper fits it: first the type gets smaller, then the diagram, and of a list
// that is still too long only its end stays.

const tightness = ["is-small", "is-smaller", "is-smallest"];
// How many lines go at a time.
const chunk = 8;

const isOver = (sheet) => sheet.scrollHeight > sheet.clientHeight;

function fitSheet(sheet) {
  for (const size of tightness) {
    if (!isOver(sheet)) return;
    sheet.classList.add(size);
  }
  const lists = Array.from(sheet.querySelectorAll(".lines, dl > div, .report, .grounds-body > div"));
  lists.sort((one, other) => other.children.length - one.children.length);
  for (const list of lists) shorten(list, sheet);
}

function shorten(list, sheet) {
  if (!isOver(sheet)) return;
  const lines = Array.from(list.children).filter((line) => !line.matches("dt"));
  if (lines.length <= chunk) return;
  const note = make(lines[0].localName, "faint");
  lines[0].before(note);
  for (let gone = chunk; gone < lines.length && isOver(sheet); gone += chunk) {
    lines.slice(gone - chunk, gone).forEach((line) => line.remove());
    note.textContent = `… ${gone} lines before these are on the page, not on paper`;
  }
}
// Print: one sheet a moment, diagram and words, then the evidence record of the last moment, whose log
// and conclusion agree, and what there is to learn. What a question covers stays covered on paper,
// unless the reader asks for all.

let printsAll = false;

function showPrintAll(setting) {
  byId("print-all").hidden = answers.open(setting) < 0;
}

function printAll() {
  printsAll = true;
  window.print();
  printsAll = false;
}

function preparePrint() {
  clearPrint();
  const { setting } = lesson.main;
  const told = printsAll ? setting.moments.length : answers.told(setting);
  const pages = make("div");
  pages.id = "printed";
  setting.moments.forEach((moment, i) => {
    const sheet = make("section", "sheet");
    sheet.append(...sheetHead(i), make("h2", "", `${i + 1}. ${moment.name}`), make("p", "faint", setting.words));
    if (i < told) sheet.append(...toldOnPaper(setting, i));
    else sheet.append(...askedOnPaper(setting, i));
    pages.append(sheet);
  });
  pages.append(printedRecord(setting));
  byId("main").append(pages);
  pages.querySelectorAll(".sheet").forEach(fitSheet);
}

// The first sheet has the title and the question, the others have a line of it.
function sheetHead(number) {
  const title = document.querySelector("h1").textContent;
  if (number > 0) return [make("p", "sheet-head", title)];
  const questions = Array.from(document.querySelectorAll(".page-header .lead"), (each) => each.textContent);
  return [make("p", "sheet-title", title), ...questions.map((text) => make("p", "", text))];
}

function toldOnPaper(setting, position) {
  const moment = setting.moments[position];
  const words = make("div", "printed-words");
  words.append(
    ...answeredOnPaper(setting, position),
    printedPart("Event log", moment.log),
    printedPart("Why", moment.grounds),
  );
  return [piece(moment.sentences), printedStage(setting, moment, `-p${position}`), words];
}

// What was asked at a moment, each answer with its box, a cross in the one that was given, and what is so.
function answeredOnPaper(setting, position) {
  if (!data.covers) return [];
  return setting.questions.flatMap((question, number) => {
    if (question.moment !== position) return [];
    const given = answers.of(setting, number)?.[0] ?? -1;
    const part = make("div", "answered");
    part.append(
      make("h3", "", question.text),
      ...question.answers.map((answer, i) => make("p", i === given ? "cross is-given" : "cross", answer)),
      make("p", "outcome", outcome(question, given)),
    );
    return [part];
  });
}

// What is covered, and what is asked there, with room for a cross.
function askedOnPaper(setting, position) {
  const asked = setting.questions.filter(
    (question, number) => question.moment === position && !answers.of(setting, number),
  );
  const ahead = setting.questions[answers.ahead(setting, position)] ?? setting.questions[answers.open(setting)];
  const place = ahead ? ` what is asked at ${setting.moments[ahead.moment].name}` : "";
  return [
    make("p", "covered", `Covered until you have predicted${place}.`),
    ...asked.flatMap((question) => [
      make("p", "asked", question.text),
      ...question.answers.map((answer) => make("p", "cross", answer)),
    ]),
  ];
}

function printedRecord(setting) {
  const record = make("section", "sheet is-record");
  const last = setting.moments.at(-1);
  record.append(...sheetHead(1), make("h2", "", `Evidence record at ${last.name}`));
  if (!printsAll && answers.open(setting) >= 0) {
    record.append(make("p", "covered", "Covered until you have answered every question of this setting."));
    return record;
  }
  const words = make("div", "printed-words");
  words.append(piece(last.record), printedPart("What there is to learn", setting.learnt));
  record.append(words);
  return record;
}

function printedPart(title, number) {
  const part = make("div");
  const body = piece(number);
  if (body.children.length) part.append(make("h3", "", title), body);
  return part;
}

function printedStage(setting, moment, suffix) {
  const { drawing } = lesson.main;
  const figure = make("figure", "stage");
  const stage = lesson.main.stage.cloneNode(true);
  const { width, height } = stage.viewBox.baseVal;
  stage.setAttribute("width", width);
  stage.setAttribute("height", height);
  figure.append(stage);
  retitle(figure, suffix);
  stage.querySelectorAll(".is-lit, .is-dim").forEach((part) => part.classList.remove("is-lit", "is-dim"));
  drawFrame(partsOf(stage, drawing, suffix), looksOf(setting, moment));
  return figure;
}

function clearPrint() {
  byId("printed")?.remove();
}
// The lesson: which setting and moment are shown, and everything that changes them.

const lesson = {
  main: null,
  other: null,

  panes() {
    return this.other ? [this.main, this.other] : [this.main];
  },

  // Goes to a moment, a setting, or both.
  go({ setting = this.main.setting, position, name }) {
    const wanted = position ?? positionIn(setting, name ?? this.main.moment.name, this.main.position);
    this.main.show(setting, wanted);
    if (this.other) this.showOther(this.other.setting);
    this.refresh();
  },

  showOther(setting) {
    this.other.show(setting, positionIn(setting, this.main.moment.name, this.main.position));
    showChoices(byId("choices-b"), setting);
  },

  refresh() {
    showChoices(byId("choices"), this.main.setting);
    showTabs(this.main);
    showObjects(this.main);
    showRecord(this.main);
    showDifferences();
    showPrintAll(this.main.setting);
    view.fit(this.panes());
    this.panes().forEach(prepareParts);
    showLegend(this.panes());
    light.show();
    light.showPinned();
    writeAddress();
    announce(this.words());
  },

  words() {
    return this.panes()
      .map(({ moment, isCovered, setting }) => {
        const place = this.other ? `${moment.name}, ${setting.words}` : moment.name;
        return `${place}: ${isCovered ? "covered until you have predicted" : moment.words}`;
      })
      .join(". ");
  },

  answer(setting, question, answer) {
    answers.give(setting, question, answer);
    this.again(outcome(setting.questions[question], answer));
  },

  reveal(setting, upTo) {
    for (let open = answers.open(setting, upTo); open >= 0; open = answers.open(setting, upTo)) {
      answers.give(setting, open, -1);
    }
    this.again();
  },

  // Shows the same place anew; the focus, whose control is gone, goes to the heading.
  again(words = "") {
    this.go({ position: this.main.position });
    announce([words, this.words()].filter(Boolean).join(" "));
    if (document.activeElement === document.body) byId("title-a").focus({ preventScroll: true });
  },

  compare(setting) {
    if (setting) this.beginComparing(setting);
    else this.endComparing();
    const hadFocus = document.activeElement;
    this.panes().forEach((pane) => placeParts(pane, this.other !== null));
    hadFocus.focus({ preventScroll: true });
    document.body.classList.toggle("is-comparing", this.other !== null);
    byId("compare").setAttribute("aria-pressed", String(this.other !== null));
    this.refresh();
  },

  beginComparing(setting) {
    if (!this.other) {
      this.other = makeOther();
      listenToChoices(byId("choices-b"), (chosen) => {
        this.showOther(chosen);
        this.refresh();
      });
    }
    this.showOther(setting);
  },

  endComparing() {
    byId("pane-b")?.remove();
    this.other = null;
  },

  start() {
    const { moment, setting, versus } = readAddress();
    const opening = setting ?? settings[data.opening];
    if (!opening.moments.length) return;
    document.body.classList.add("hides-gone");
    this.main = new Pane(byId("pane-a"));
    this.main.show(opening, positionIn(opening, moment, 0));
    this.refresh();
    if (versus) this.compare(versus);
    this.listen();
  },

  listen() {
    listenToChoices(byId("choices"), (setting) => this.go({ setting }));
    byId("earlier").addEventListener("click", () => this.step(-1));
    byId("later").addEventListener("click", () => this.step(1));
    byId("compare").addEventListener("click", () =>
      this.compare(this.other ? null : settingBeside(this.main.setting)),
    );
    byId("whole").addEventListener("click", () => view.toggle(this.panes()));
    window.addEventListener("resize", () => view.fit(this.panes()));
    byId("ghosts").addEventListener("click", ({ currentTarget }) => {
      const hides = document.body.classList.toggle("hides-gone");
      currentTarget.setAttribute("aria-pressed", String(!hides));
      this.panes().forEach(prepareParts);
      showLegend(this.panes());
      view.fit(this.panes());
    });
    byId("start-over").addEventListener("click", () => {
      answers.startOver();
      this.go({ position: 0 });
      announce("Your answers are forgotten.");
    });
    byId("copy").addEventListener("click", copyRecord);
    byId("print").addEventListener("click", () => window.print());
    byId("print-all").addEventListener("click", printAll);
    window.addEventListener("beforeprint", preparePrint);
    window.addEventListener("afterprint", clearPrint);
    window.addEventListener("hashchange", () => {
      const { moment, setting, versus } = readAddress();
      const wanted = setting ?? settings[data.opening];
      this.main.show(wanted, positionIn(wanted, moment, this.main.position));
      this.compare(versus);
    });
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && light.letGo()) event.preventDefault();
      partKey(event);
      if (!event.defaultPrevented) momentKey(event);
    });
    document.addEventListener("pointerover", (event) => light.hover(event.target));
    document.addEventListener("focusin", (event) => {
      noticeFocus(event);
      if (event.target.matches(".object-button, .box, .arrow")) light.hover(event.target);
    });
    document.addEventListener("focusout", () => light.hover(null));
    document.addEventListener("click", (event) => {
      const meaning = light.meaning(event.target);
      if (!meaning) return;
      light.pin(meaning);
      if (event.target.closest(".object-button")) byId("object-card").scrollIntoView({ block: "nearest" });
    });
  },

  step(by) {
    const position = this.main.position + by;
    if (position >= 0 && position < this.main.setting.moments.length) this.go({ position });
  },
};

lesson.start();
document.documentElement.classList.add("is-ready");

"""#

  static let indexPart = #"""
// How far the learner is with each lesson, from what the lessons' pages have kept.

document.querySelectorAll("[data-key]").forEach((place) => {
  const total = Number(place.dataset.count);
  const given = Object.entries(readStore(place.dataset.key)).filter(
    ([key, value]) => key.startsWith(`${place.dataset.choice}.`) && Array.isArray(value),
  );
  if (!given.length) return;
  const right = given.filter(([, [, isRight]]) => isRight === true).length;
  place.textContent = `${Math.min(given.length, total)} of ${total} answered, ${right} right`;
});

"""#

  static let snapshotPart = #"""
// Long texts without their middles. The lists of the page were folded in the same way, so that what
// is left of a name leads to its object; the whole shows where one points at it.

const longest = { name: 120, sentence: 400 };

function folded(text, limit = longest.name) {
  if (text.length <= limit) return text;
  const letters = Array.from(text);
  if (letters.length <= limit) return text;
  const tail = Math.floor(limit / 4);
  return `${letters.slice(0, limit - tail - 1).join("")}…${letters.slice(-tail).join("")}`;
}

function makeFolded(tag, className, text, limit = longest.name) {
  const element = make(tag, className, folded(text, limit));
  if (element.textContent !== text) element.title = text;
  return element;
}

// A text that can be unfolded, by keyboard and finger as well.
function unfolding(text, limit) {
  if (folded(text, limit) === text) return text;
  const details = make("details", "whole");
  details.append(make("summary", "", folded(text, limit)), make("p", "", text));
  return details;
}
// The objects that the page holds, with what is known of each. Texts are there once, by number.

const data = JSON.parse(byId("data").textContent);
const textOf = (number) => data.strings[number];

class Thing {
  constructor(row, number) {
    const [name, type, kind, size, id, finding, kept, from, to, cycle, leak, owners, effects] = row;
    const [word, className, sentence] = data.findings[finding];
    this.number = number;
    this.type = textOf(type);
    this.handle = name < 0 ? `${this.type}#${id}` : textOf(name);
    this.kind = data.kinds[kind];
    this.size = size < 0 ? null : textOf(size);
    this.id = id;
    this.finding = { word, className, sentence };
    this.kept = kept;
    this.from = from;
    this.to = to;
    this.cycle = cycle < 0 ? null : data.cycles[cycle];
    this.leak = leak < 0 ? null : data.leaks[leak];
    this.owners = owners === -1 ? null : owners;
    this.effects = effects;
    this.short = folded(this.handle);
    this.searched = `${this.handle}\n${this.type}`.toLowerCase();
  }

  // The roots whose object it is, permanent ones first.
  get roots() {
    return rootsOf.get(this.number) ?? [];
  }

  // By what its address names it: the handle, or the identity where several are called alike.
  get key() {
    return namesakes.get(this.short).length === 1 ? this.short : this.id;
  }

  // The objects at the roots that keep it, as far as they were looked for; not it itself.
  get ownersBesides() {
    const owners = this.leak ? [] : this.owners ?? [];
    return owners.filter((owner) => owner !== this.number).map((owner) => things[owner]);
  }

  get isReleased() {
    return this.finding.word === "released";
  }
}

const things = data.objects.map((row, number) => new Thing(row, number));

// By what the lists of the page call them.
const namesakes = new Map();
for (const thing of things) {
  if (!namesakes.has(thing.short)) namesakes.set(thing.short, []);
  namesakes.get(thing.short).push(thing);
}

const thingsById = new Map(things.map((thing) => [thing.id, thing]));

const rootsOf = new Map();
for (const [object, lifetime, label] of data.roots) {
  if (!rootsOf.has(object)) rootsOf.set(object, []);
  const root = { lifetime: textOf(lifetime), label: label < 0 ? "" : textOf(label) };
  if (root.lifetime === "permanent") rootsOf.get(object).unshift(root);
  else rootsOf.get(object).push(root);
}

// The identity that someone typed, in decimal digits: 0x10 and 16 are one. Null for other texts.
function identityIn(text) {
  if (!/^(0x[0-9a-f]{1,16}|[0-9]{1,20})$/i.test(text)) return null;
  return BigInt(text).toString();
}

// The steps of the way that keeps an object, from it upwards; the last is where the way goes on
// outside the page, if it does.
function wayTo(thing) {
  const steps = [];
  let here = thing;
  while (here.kept.length) {
    const [source, label, strength, name, length, root] = here.kept;
    const step = { target: here, label: textOf(label), strength: data.strengths[strength] };
    if (source < 0) {
      steps.push({ ...step, outside: textOf(name), length, root: textOf(root) });
      return steps;
    }
    here = things[source];
    steps.push({ ...step, source: here });
  }
  return steps;
}
// Which object the page shows, in its address: #object=detail

function addressOf(thing) {
  return `#object=${encodeURIComponent(thing.key)}`;
}

// The object of the address; null where it names none, or none that the page holds.
function readAddress() {
  const [word, text = ""] = window.location.hash.slice(1).split("=", 2);
  if (word !== "object") return null;
  let key = text;
  try {
    key = decodeURIComponent(text);
  } catch {
    // It was never encoded.
  }
  const named = namesakes.get(folded(key));
  if (named) return named[0];
  const identity = identityIn(key);
  return identity === null ? null : thingsById.get(identity) ?? null;
}

function linkTo(thing, className = "") {
  const link = makeFolded("a", `object ${className}`.trim(), thing.handle);
  link.href = addressOf(thing);
  link.dataset.thing = thing.number;
  return link;
}
// Objects that the reports name, as ways to them.

function linkMentions(part) {
  part.querySelectorAll("span.object").forEach((mention) => {
    const called = namesakes.get(mention.dataset.object) ?? [];
    if (!called.length) return;
    let way;
    if (called.length === 1) {
      way = linkTo(called[0], mention.className.replace("object", "").trim());
    } else {
      way = button("link object", undefined, () => search.find(called[0].handle));
      way.title = `${called.length} objects are called so`;
    }
    way.textContent = mention.textContent;
    mention.replaceWith(way);
  });
  part.querySelectorAll("span.reference").forEach((mention) => {
    const { source, label, target } = mention.dataset;
    const ends = [source, target].map((name) => namesakes.get(name) ?? []);
    // Of several that are called so nobody knows which one is meant.
    if (ends.every(({ length }) => length === 1)) referring(mention, ends[0][0], label, ends[1][0]);
    else mention.classList.remove("reference");
  });
}

// The types of the tables, as ways to what the page holds of them.
function linkTypes() {
  const types = new Map(things.map((thing) => [folded(thing.type), thing.type]));
  document.querySelectorAll("#contents [data-key]").forEach((cell) => {
    const type = types.get(cell.dataset.key);
    if (type === undefined) return;
    const way = button("link", cell.textContent, () => search.find(type));
    if (type !== cell.textContent) way.title = type;
    way.setAttribute("aria-label", `Find objects of type ${cell.textContent}`);
    cell.replaceWith(way);
  });
}
// The search: a combobox whose list holds what fits best. Focus stays in its field.

const search = {
  field: byId("search"),
  list: byId("found"),
  shown: [],
  current: -1,
  most: 50,

  // Exact names, then names that begin so, then whatever holds the text; in the page's order.
  matches(text) {
    const wanted = text.trim().toLowerCase();
    if (!wanted) return [];
    const identity = identityIn(wanted);
    const ranks = [[], [], []];
    for (const thing of things) {
      const name = thing.handle.toLowerCase();
      if (name === wanted || thing.id === identity) ranks[0].push(thing);
      else if (name.startsWith(wanted)) ranks[1].push(thing);
      else if (thing.searched.includes(wanted)) ranks[2].push(thing);
    }
    return ranks.flat();
  },

  update() {
    const text = this.field.value;
    const found = this.matches(text);
    this.shown = found.slice(0, this.most);
    this.current = -1;
    this.list.replaceChildren(...this.shown.map((thing, i) => this.option(thing, i)));
    this.open(this.shown.length > 0);
    byId("found-count").textContent = text.trim() ? this.count(found.length) : this.whole();
  },

  count(number) {
    const of = things.length < data.total ? ` of the ${grouped(things.length)} in this page` : "";
    const noun = number === 1 ? "object" : "objects";
    const more = number > this.most ? `; the first ${this.most} are listed` : "";
    return `${number ? grouped(number) : "No"} ${noun}${of}${more}.`;
  },

  whole() {
    return things.length < data.total
      ? `${grouped(things.length)} of ${grouped(data.total)} objects can be found here.`
      : `${grouped(things.length)} ${things.length === 1 ? "object" : "objects"}.`;
  },

  option(thing, place) {
    const item = make("li", "option");
    item.id = `found-${place}`;
    item.setAttribute("role", "option");
    item.setAttribute("aria-selected", "false");
    item.append(makeFolded("span", "name", thing.handle));
    if (thing.type !== thing.handle) item.append(makeFolded("span", "faint", thing.type));
    if (thing.finding.word) item.append(make("span", thing.finding.className, thing.finding.word));
    // The field keeps the focus.
    item.addEventListener("pointerdown", (event) => event.preventDefault());
    item.addEventListener("click", () => this.choose(place));
    return item;
  },

  open(isOpen) {
    this.list.hidden = !isOpen;
    this.field.setAttribute("aria-expanded", String(isOpen));
    if (!isOpen) this.mark(-1);
  },

  mark(place) {
    this.list.children[this.current]?.setAttribute("aria-selected", "false");
    this.current = place;
    const item = this.list.children[place];
    if (!item) {
      this.field.removeAttribute("aria-activedescendant");
      return;
    }
    item.setAttribute("aria-selected", "true");
    this.field.setAttribute("aria-activedescendant", item.id);
    item.scrollIntoView({ block: "nearest" });
  },

  choose(place) {
    const thing = this.shown[place];
    if (!thing) return;
    this.open(false);
    explorer.go(thing);
  },

  find(text) {
    this.field.value = text;
    this.field.focus();
    this.update();
    this.field.scrollIntoView({ block: "start" });
  },

  key(event) {
    const isOpen = !this.list.hidden;
    const last = this.shown.length - 1;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!isOpen) {
        this.open(last >= 0);
        if (last < 0) return;
      }
      const step = event.key === "ArrowDown" ? 1 : -1;
      const start = this.current < 0 && step < 0 ? last + 1 : this.current;
      this.mark((start + step + last + 1) % (last + 1));
    } else if (event.key === "Enter" && isOpen) {
      event.preventDefault();
      this.choose(Math.max(0, this.current));
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (isOpen) this.open(false);
      else {
        this.field.value = "";
        this.update();
      }
    }
  },

  start() {
    this.field.autocomplete = "off";
    this.field.spellcheck = false;
    this.field.setAttribute("autocapitalize", "none");
    this.field.addEventListener("input", () => this.update());
    this.field.addEventListener("keydown", (event) => this.key(event));
    this.field.addEventListener("blur", () => this.open(false));
    this.update();
  },
};

function grouped(number) {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ",");
}
// What there is to say of one object: what it is, what keeps it, what refers to it.

function cardOf(thing) {
  const title = makeFolded("h3", "card-title", thing.handle);
  title.id = "card-title";
  title.tabIndex = -1;
  const parts = [title, sentenceOf(thing), factsOf(thing)];
  if (!thing.isReleased) {
    parts.push(...keepersOf(thing), ...leakOf(thing), ...ownersOf(thing), ...cycleOf(thing));
    const both = make("div", "both");
    both.append(groupsOf("Referred to by", thing.to, "Nothing refers to it.", (other) => [other, thing]));
    both.append(groupsOf("Refers to", thing.from, "It refers to nothing.", (other) => [thing, other]));
    parts.push(both);
  }
  return parts;
}

function sentenceOf({ handle, finding }) {
  const sentence = make("p", "card-sentence");
  sentence.append(makeFolded("span", "name", handle), " ");
  const place = finding.word ? finding.sentence.indexOf(finding.word) : -1;
  if (place < 0) {
    sentence.append(finding.sentence);
    return sentence;
  }
  sentence.append(finding.sentence.slice(0, place), make("span", finding.className, finding.word));
  sentence.append(finding.sentence.slice(place + finding.word.length));
  return sentence;
}

function factsOf(thing) {
  const facts = [
    ...(thing.short === thing.handle ? [] : [["Name", thing.handle]]),
    ["Type", thing.type],
    ["Kind", thing.kind],
    ["Size", thing.size === null ? "not known" : `${grouped(thing.size)} bytes`],
    ["Identity", `${thing.id} (0x${BigInt(thing.id).toString(16)})`],
  ];
  const list = make("dl", "facts");
  for (const [label, text] of facts) {
    const row = make("div");
    const value = make("dd");
    value.append(unfolding(text, longest[label === "Name" ? "name" : "sentence"]));
    row.append(make("dt", "", label), value);
    list.append(row);
  }
  return list;
}

// A reference as a line: list.detail -> detail, with a note. Its ends are objects, or names of what
// is not in the page.
function line(source, label, arrow, target, note, self) {
  const item = make("p", "in-1");
  const text = make("span", "text");
  const name = (end) => {
    if (typeof end === "string") return folded(end);
    return end === self ? makeFolded("span", "name", end.handle) : linkTo(end);
  };
  const way = makeFolded("span", "", `${label ? `.${label}` : ""} ${arrow} `);
  if (typeof source !== "string" && typeof target !== "string") {
    way.className = "reference";
    referring(way, source, label, target);
  }
  text.append(name(source), way, name(target));
  item.append(text);
  if (note) item.append(" ", make("span", "note", note));
  return item;
}

const effectWords = {
  r: "on every way: cut, it is released",
  l: "on every way: cut, it would leak",
  o: "one of several ways",
};

function rootLine(name, roots) {
  const item = make("p", "in-1");
  const { lifetime, label } = roots[0] ?? {};
  item.append("root ", name, label ? ` (${folded(label)})` : "");
  if (lifetime) item.append(" ", make("span", "note", lifetime));
  return item;
}

const longestWay = 40;

// The root, and the last references of the way from it.
function keepersOf(thing) {
  const steps = wayTo(thing);
  if (!steps.length && !thing.roots.length) return [];
  const top = steps.at(-1);
  const [named, ...others] = namesakes.get(top?.root) ?? [];
  const root = top?.outside === undefined ? top?.source ?? thing : others.length ? null : named;
  const name = root ? linkTo(root) : folded(top.root);
  const lines = [rootLine(root === thing ? thing.short : name, root?.roots ?? [])];
  const hidden = Math.max(0, steps.length - longestWay) + (top?.length ?? 0);
  if (hidden) {
    const noun = hidden === 1 ? "more reference" : "more references";
    lines.push(make("p", "in-1 faint", `… ${grouped(hidden)} ${noun}`));
  }
  steps.slice(0, longestWay).forEach((step, i) => {
    const source = step.source ?? step.outside;
    const isOpen = step.strength[0] === "conservative";
    const note = isOpen ? "may or may not own" : effectWords[thing.effects[i]];
    const told = line(source, step.label, step.strength[1], step.target, note, thing);
    lines.splice(lines.length - i, 0, told);
  });
  return [make("h4", "", "Kept alive by"), ...lines];
}

function leakOf({ leak, cycle, number }) {
  if (!leak) return [];
  const [head, objects, behind] = leak;
  if (objects.includes(number)) {
    if (!behind) return [];
    const noun = behind === 1 ? "object hangs" : "objects hang";
    return [make("p", "", `${grouped(behind)} ${noun} behind it and would go with it.`)];
  }
  const parts = [make("h4", "", head < 0 ? "Kept by" : "Kept by the cycle")];
  const names = make("p", "in-1");
  objects.forEach((object, i) => names.append(i ? ", " : "", linkTo(things[object])));
  parts.push(names);
  return head < 0 || data.cycles[head] === cycle ? parts : [...parts, ...loopOf(data.cycles[head])];
}

function ownersOf({ owners, leak, ownersBesides: others }) {
  if (!owners && !leak) {
    const words = "Whether other roots keep it as well was not looked for: the snapshot is too large.";
    return [make("p", "faint", words)];
  }
  if (!others.length) return [];
  const names = make("p", "in-1");
  others.forEach((owner, i) => names.append(i ? ", " : "", linkTo(owner)));
  return [make("h4", "", others.length === 1 ? "Owner" : "Owners"), names];
}

function cycleOf({ cycle }) {
  if (!cycle) return [];
  return [make("h4", "", "Retain cycle"), make("p", "", textOf(cycle[0])), ...loopOf(cycle)];
}

function loopOf([, loop, rest]) {
  const name = (number) => (number < 0 ? "an object that is not in this page" : things[number]);
  const lines = loop.map(([source, label, strength, target]) =>
    line(name(source), textOf(label), data.strengths[strength][1], name(target)),
  );
  return rest ? [...lines, make("p", "in-1 faint", `… ${grouped(rest)} more references`)] : lines;
}

// References by label, strength and type; each object of them is a way to it. `ends` tells the source
// and the target of the reference that an object stands for.
function groupsOf(title, groups, nothing, ends) {
  const part = make("div");
  part.append(make("h4", "", title));
  if (!groups.length) {
    part.append(make("p", "faint", nothing));
    return part;
  }
  const list = make("ul", "groups");
  list.setAttribute("role", "list");
  for (const group of groups) {
    const item = make("li");
    if (typeof group === "number") {
      item.append(make("span", "faint", `${grouped(group)} more references of other sorts`));
    } else {
      fillGroup(item, group, ends);
    }
    list.append(item);
  }
  part.append(list);
  return part;
}

function fillGroup(item, [label, strength, count, type, ...objects], ends) {
  const head = make("p", "group-head");
  const name = makeFolded("code", "", textOf(label) || "a reference");
  const refer = (element, number) => {
    const [source, target] = ends(things[number]);
    return referring(element, source, textOf(label), target);
  };
  if (count === 1 && objects.length === 1) refer(name, objects[0]).classList.add("reference");
  head.append(name);
  const [word] = data.strengths[strength];
  if (word !== "strong") head.append(" ", make("span", "caution", word));
  const number = count === 1 ? "" : `${grouped(count)} × `;
  head.append(" ", makeFolded("span", "faint", `${number}${textOf(type)}`));
  item.append(head);
  const ways = make("p", "ways");
  for (const object of objects) ways.append(refer(linkTo(things[object], "object-button"), object));
  const rest = count - objects.length;
  if (rest && objects.length) ways.append(make("span", "faint", `and ${grouped(rest)} more`));
  else if (rest) ways.append(make("span", "faint", "not in this page"));
  item.append(ways);
}
// The way that was gone from object to object, to go back on.

const trail = {
  things: [],
  most: 12,

  // Goes on to an object, or back to it where the way has been there.
  extend(thing) {
    const place = this.things.indexOf(thing);
    this.things = place < 0 ? [...this.things, thing].slice(-this.most) : this.things.slice(0, place + 1);
  },

  restore(numbers) {
    const known = Array.isArray(numbers) ? numbers.map((number) => things[number]) : [];
    if (!known.length || known.includes(undefined)) return false;
    this.things = known;
    return true;
  },

  numbers() {
    return this.things.map((thing) => thing.number);
  },

  elements() {
    if (this.things.length < 2) return [];
    const way = make("nav", "trail");
    way.id = "trail";
    way.setAttribute("aria-label", "The way here");
    const back = button("secondary", "Back", () => window.history.back());
    back.id = "back";
    const list = make("ol");
    list.setAttribute("role", "list");
    this.things.forEach((thing, i) => {
      const item = make("li");
      const link = linkTo(thing);
      if (i === this.things.length - 1) link.setAttribute("aria-current", "page");
      item.append(link);
      list.append(item);
    });
    way.append(back, list);
    return [way];
  },
};
// The diagram: its boxes as ways to their objects, and how large it is shown.

const diagram = {
  boxes: data.boxes.map((_, i) => byId(`box-${i}`)),
  arrows: data.arrows.map((_, i) => byId(`arrow-${i}`)),
  boxOf: new Map(),

  // The arrow of a reference; one between the same boxes where none has its label.
  arrow(source, label, target) {
    const [from, to] = [this.boxOf.get(source.number), this.boxOf.get(target.number)];
    if (from === undefined || to === undefined) return -1;
    const between = data.arrows.map((_, i) => i)
      .filter((i) => data.arrows[i][0] === from && data.arrows[i][1] === to);
    const name = withoutIndex(folded(label));
    const isCalledSo = (i) => withoutIndex(folded(textOf(data.labels[i]))) === name;
    return between.find(isCalledSo) ?? between[0] ?? -1;
  },

  // As large as fits, but neither too small to read nor larger than words; the rest is scrolled to.
  fit() {
    const canvas = byId("canvas");
    const drawing = byId("diagram");
    const { width, height } = drawing.viewBox.baseVal;
    if (!canvas.clientWidth || !width || !height) return;
    // The style sheet says how high the frame may be, but on paper; two pixels are its border.
    const limit = Number.parseFloat(window.getComputedStyle(canvas).maxHeight);
    const room = Number.isFinite(limit) ? limit - 2 : Infinity;
    const whole = Math.min((canvas.offsetWidth - 2) / width, room / height);
    const isWhole = byId("whole").getAttribute("aria-pressed") === "true";
    const scale = Math.min(1.25, isWhole ? whole : Math.max(smallest, whole));
    byId("whole").hidden = whole >= smallest;
    byId("larger").hidden = scale <= whole;
    drawing.setAttribute("width", String(Math.floor(width * scale)));
    drawing.setAttribute("height", String(Math.floor(height * scale)));
  },

  // Moves a drawing that is larger than its frame, so that an object's box is in the middle.
  bringIntoView(thing) {
    const box = this.boxes[this.boxOf.get(thing?.number)];
    if (!box) return;
    const canvas = byId("canvas");
    const [place, frame] = [middle(box), middle(canvas)];
    canvas.scrollLeft += place.x - frame.x;
    canvas.scrollTop += place.y - frame.y;
  },

  start() {
    this.fit();
    byId("whole").addEventListener("click", ({ currentTarget: whole }) => {
      const isWhole = whole.getAttribute("aria-pressed") !== "true";
      whole.setAttribute("aria-pressed", String(isWhole));
      this.fit();
      this.bringIntoView(light.kept?.thing);
    });
    window.addEventListener("resize", () => this.fit());
    data.boxes.forEach((number, i) => {
      const box = this.boxes[i];
      if (!box) return;
      box.dataset.box = i;
      box.setAttribute("tabindex", i === 0 ? "0" : "-1");
      if (number < 0) {
        box.setAttribute("role", "img");
        box.setAttribute("aria-label", box.dataset.name);
        return;
      }
      const thing = things[number];
      this.boxOf.set(number, i);
      box.dataset.thing = number;
      box.setAttribute("role", "link");
      const marks = box.querySelectorAll(":scope > .look:not(.is-off) :is(.keeper, .mark-word)");
      const type = folded(thing.type, longest.sentence);
      const words = [thing.short, type, ...Array.from(marks, (mark) => mark.textContent)];
      box.setAttribute("aria-label", words.join(", "));
    });
    data.arrows.forEach((ends, i) => {
      const [from, to] = ends.map((box) => things[data.boxes[box]]);
      if (this.arrows[i]) this.arrows[i].dataset.arrow = i;
      if (this.arrows[i] && from && to) referring(this.arrows[i], from, textOf(data.labels[i]), to);
    });
    // What is due is what one came for; a drawing that is too wide is read from its left edge.
    this.bringIntoView(things.find(({ finding, number }) => finding.word && this.boxOf.has(number)));
    byId("canvas").scrollLeft = 0;
  },
};
// What is looked at is lit wherever it occurs: an object with the way that keeps it and its owners, a
// reference with its two ends. The rest steps back.

const light = {
  kept: null,

  // What an element stands for: an object, a reference, or a part of the diagram that is a crowd's.
  meaning(element) {
    const selector = "[data-thing], .reference, .canvas .box, .canvas .arrow";
    const mention = element instanceof Element ? element.closest(selector) : null;
    if (!mention) return null;
    const { thing, box, arrow } = mention.dataset;
    if (thing !== undefined) return { thing: things[Number(thing)] };
    if (box !== undefined) return { box: Number(box) };
    return referenceOf(mention) ?? (arrow === undefined ? null : { arrow: Number(arrow) });
  },

  // No focus stands on a reference: an object of its line has it lit as well.
  focused(element) {
    const meaning = this.meaning(element);
    if (!meaning?.thing) return meaning;
    const line = element.closest(".text")?.querySelector(".reference");
    return { ...(referenceOf(element) ?? (line && referenceOf(line))), ...meaning };
  },

  keep(meaning) {
    this.kept = meaning;
    this.show(null);
    diagram.bringIntoView(meaning?.thing);
  },

  show(hovered) {
    const meaning = hovered ?? this.kept;
    const lit = partsOf(meaning ?? {});
    const isAny = lit.boxes.size + lit.arrows.size > 0;
    const mark = (part, isLit) => {
      part?.classList.toggle("is-lit", isAny && isLit);
      part?.classList.toggle("is-dim", isAny && !isLit);
    };
    diagram.boxes.forEach((box, i) => mark(box, lit.boxes.has(i)));
    diagram.arrows.forEach((arrow, i) => mark(arrow, lit.arrows.has(i)));
    document.querySelectorAll(".is-lit-word").forEach((word) => word.classList.remove("is-lit-word"));
    // What the page shows anyway is lit in the diagram only.
    const words = hovered ?? (this.kept?.thing ? null : this.kept);
    for (const word of wordsOf(words ?? {})) word.classList.add("is-lit-word");
  },
};

// The reference that an element of the words or of the diagram says it stands for.
function referenceOf({ dataset: { from, to, label } }) {
  return from === undefined ? null : { from: Number(from), to: Number(to), label };
}

// Says so of an element.
function referring(element, from, label, to) {
  Object.assign(element.dataset, { from: from.number, label: folded(label), to: to.number });
  return element;
}

// The boxes and arrows of what is looked at.
function partsOf({ thing, from, label, to, box, arrow }) {
  const lit = { boxes: new Set(), arrows: new Set() };
  const addThing = (each) => {
    if (diagram.boxOf.has(each.number)) lit.boxes.add(diagram.boxOf.get(each.number));
  };
  const addArrow = (number) => {
    lit.arrows.add(number);
    data.arrows[number].forEach((end) => lit.boxes.add(end));
  };
  const addReference = (source, name, target) => {
    [source, target].forEach(addThing);
    const number = diagram.arrow(source, name, target);
    if (number >= 0) addArrow(number);
  };
  if (box !== undefined) lit.boxes.add(box);
  if (arrow !== undefined) addArrow(arrow);
  if (from !== undefined) addReference(things[from], label, things[to]);
  if (thing) {
    addThing(thing);
    for (const [source, name, target] of keepersIn(thing)) addReference(source, name, target);
    for (const owner of thing.ownersBesides) addThing(owner);
  }
  return lit;
}

// The references of the way that keeps an object, and of the loop that does where it is leaked.
function keepersIn(thing) {
  const way = wayTo(thing).filter(({ source }) => source)
    .map(({ source, label, target }) => [source, label, target]);
  const loop = thing.leak && thing.leak[0] >= 0 ? data.cycles[thing.leak[0]][1] : [];
  const held = loop.filter(([source, , , target]) => source >= 0 && target >= 0)
    .map(([source, label, , target]) => [things[source], textOf(label), things[target]]);
  return [...way, ...held];
}

// The same object or reference in the words.
function wordsOf({ thing, from, label, to }) {
  const objects = thing ? [...document.querySelectorAll(`a[data-thing="${thing.number}"]`)] : [];
  if (from === undefined) return objects;
  const selector = `.reference[data-from="${from}"][data-to="${to}"]:not(.arrow)`;
  const isAlike = ({ dataset }) => withoutIndex(dataset.label) === withoutIndex(label);
  return [...objects, ...Array.from(document.querySelectorAll(selector)).filter(isAlike)];
}
// The object that is looked at. Its address is the page's; going to it is going to that address.

const explorer = {
  thing: null,

  // Goes to an object, as its links do.
  go(thing) {
    const address = addressOf(thing);
    if (window.location.hash === address) this.show(true);
    else window.location.hash = address;
  },

  // Shows the object of the address.
  show(takesFocus) {
    const thing = readAddress() ?? (window.location.hash ? null : things[data.opening] ?? null);
    const isOther = thing !== this.thing;
    this.thing = thing;
    light.keep(thing && { thing });
    if (!thing) {
      byId("card").replaceChildren(make("p", "faint", this.invitation()));
      return;
    }
    if (!trail.restore(window.history.state?.trail)) {
      trail.extend(thing);
      this.remember();
    }
    byId("card").replaceChildren(...trail.elements(), ...cardOf(thing));
    if (takesFocus) {
      byId("card-title").focus({ preventScroll: true });
      byId("card").scrollIntoView({ block: "nearest" });
      if (byId("card").getBoundingClientRect().top < 0) byId("card").scrollIntoView({ block: "start" });
    }
    if (isOther) announce(`${thing.short} ${thing.finding.sentence}`);
  },

  invitation() {
    return window.location.hash.startsWith("#object=")
      ? "The address names an object that this page does not hold."
      : "Choose an object: in the diagram, in the lists below, or by the search.";
  },

  // With the way in the history, "back" goes back on it.
  remember() {
    try {
      window.history.replaceState({ trail: trail.numbers() }, "");
    } catch {
      // From some places a page may not write its history.
    }
  },
};

function boxKey(event) {
  const box = event.target instanceof Element ? event.target.closest(".box") : null;
  if (!box) return;
  if (event.key in directions) {
    event.preventDefault();
    moveToNeighbour(diagram.boxes, box, event.key);
  } else if (event.key === "Enter" && light.meaning(box).thing) {
    event.preventDefault();
    explorer.go(light.meaning(box).thing);
  }
}

function start() {
  diagram.start();
  linkMentions(byId("main"));
  linkTypes();
  search.start();
  explorer.show(readAddress() !== null);
  window.addEventListener("hashchange", () => explorer.show(readAddress() !== null));
  document.addEventListener("keydown", (event) => {
    boxKey(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const isTyping = event.target instanceof Element && event.target.closest("input, textarea");
    if (event.key === "/" && !isTyping) {
      event.preventDefault();
      byId("search").focus();
    } else if (event.key === "Escape" && !isTyping && light.kept) {
      light.keep(null);
      announce("Let go.");
    }
  });
  document.addEventListener("pointerover", (event) => light.show(light.meaning(event.target)));
  document.addEventListener("focusin", (event) => light.show(light.focused(event.target)));
  document.addEventListener("focusout", () => light.show(null));
  byId("main").addEventListener("click", (event) => {
    const meaning = light.meaning(event.target);
    if (!meaning || event.target.closest("a, button")) return;
    if (meaning.thing) explorer.go(meaning.thing);
    else {
      light.keep(meaning);
      announce("It is kept in view. Escape lets go.");
    }
  });
}

start();
document.documentElement.classList.add("is-ready");

"""#
}
