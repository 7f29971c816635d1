/// The style sheet of a drawn diagram: of a picture by itself, and of one in a page.
///
/// Colours are those of the palette, as custom properties, so that a page may set them. Each is said
/// as it is on a light ground first, for programs that know no such properties. All rules stand under
/// the class `diagram`.
enum DiagramStyle {
  static let css = """
    .diagram {
      color-scheme: light dark;
      --ground: #FFFFFF; --text: #1A1A1A; --quiet: #555555;
      --line: #333333; --cycle: #A33D00; --cut: #8A2F66;
      --plain-fill: #FFFFFF; --plain-line: #333333;
      --root-fill: #E0F2EC; --root-line: #00614A;
      --system-fill: #EFEFEF; --system-line: #333333;
      --leaked-fill: #FBE1D3; --leaked-line: #A33D00;
      --abandoned-fill: #FFF1C9; --abandoned-line: #7A5200;
      --held-fill: #DCEDF9; --held-line: #005A8F;
      --released-fill: #FFFFFF; --released-line: #555555;
    }
    @media (prefers-color-scheme: dark) {
      .diagram {
        --ground: #15181B; --text: #F2F2F2; --quiet: #B5B5B5;
        --line: #D0D0D0; --cycle: #FF9E63; --cut: #EDA3CF;
        --plain-fill: #22272C; --plain-line: #D0D0D0;
        --root-fill: #10362B; --root-line: #4FD0A8;
        --system-fill: #2D3238; --system-line: #D0D0D0;
        --leaked-fill: #4A2410; --leaked-line: #FF9E63;
        --abandoned-fill: #43350A; --abandoned-line: #F5C542;
        --held-fill: #10344C; --held-line: #7CC7F2;
        --released-fill: #15181B; --released-line: #B5B5B5;
      }
    }
    .diagram .ground { fill: #FFFFFF; fill: var(--ground); }
    .diagram text {
      font: 11px Helvetica, Arial, "Liberation Sans", Arimo, "Nimbus Sans", sans-serif;
      text-anchor: middle; fill: #1A1A1A; fill: var(--text);
    }
    .diagram .name { font-size: 13px; font-weight: bold; }
    .diagram .detail,
    .diagram .quiet { fill: #555555; fill: var(--quiet); }
    .diagram .mark-word { font-weight: bold; }
    .diagram .title,
    .diagram .moment,
    .diagram .answer,
    .diagram .group-title,
    .diagram .legend text { text-anchor: start; }
    .diagram .title { font-size: 20px; font-weight: bold; }
    .diagram .moment { font-size: 15px; font-weight: bold; }
    .diagram .answer { font-size: 13px; }
    .diagram .legend .term,
    .diagram .legend .heading { font-weight: bold; }
    .diagram .face,
    .diagram .face-line,
    .diagram .due-line { stroke-width: 1.4px; stroke-linejoin: round; }
    .diagram .face-line,
    .diagram .due-line { fill: none; }
    .diagram .due-line { stroke-width: 1px; }
    .diagram .sign { fill: #1A1A1A; fill: var(--text); stroke: none; fill-rule: evenodd; }
    .diagram .sign.is-line { stroke-width: 1.6px; stroke-linecap: round; }
    .diagram .tone-plain .face {
      fill: #FFFFFF; fill: var(--plain-fill);
      stroke: #333333; stroke: var(--plain-line);
    }
    .diagram .tone-plain .face-line,
    .diagram .tone-plain .due-line { stroke: #333333; stroke: var(--plain-line); }
    .diagram .tone-plain .keeper,
    .diagram .tone-plain .sign,
    .diagram .tone-plain .mark-ground { fill: #333333; fill: var(--plain-line); }
    .diagram .tone-plain .sign.is-line {
      fill: none;
      stroke: #333333; stroke: var(--plain-line);
    }
    .diagram .tone-plain .mark .sign,
    .diagram .tone-plain .mark-word { fill: #FFFFFF; fill: var(--plain-fill); }
    .diagram .tone-plain .mark .sign.is-line {
      fill: none;
      stroke: #FFFFFF; stroke: var(--plain-fill);
    }
    .diagram .tone-root .face {
      fill: #E0F2EC; fill: var(--root-fill);
      stroke: #00614A; stroke: var(--root-line);
    }
    .diagram .tone-root .face-line,
    .diagram .tone-root .due-line { stroke: #00614A; stroke: var(--root-line); }
    .diagram .tone-root .keeper,
    .diagram .tone-root .sign,
    .diagram .tone-root .mark-ground { fill: #00614A; fill: var(--root-line); }
    .diagram .tone-root .sign.is-line { fill: none; stroke: #00614A; stroke: var(--root-line); }
    .diagram .tone-root .mark .sign,
    .diagram .tone-root .mark-word { fill: #E0F2EC; fill: var(--root-fill); }
    .diagram .tone-root .mark .sign.is-line {
      fill: none;
      stroke: #E0F2EC; stroke: var(--root-fill);
    }
    .diagram .tone-system .face {
      fill: #EFEFEF; fill: var(--system-fill);
      stroke: #333333; stroke: var(--system-line);
    }
    .diagram .tone-system .face-line,
    .diagram .tone-system .due-line { stroke: #333333; stroke: var(--system-line); }
    .diagram .tone-system .keeper,
    .diagram .tone-system .sign,
    .diagram .tone-system .mark-ground { fill: #333333; fill: var(--system-line); }
    .diagram .tone-system .sign.is-line {
      fill: none;
      stroke: #333333; stroke: var(--system-line);
    }
    .diagram .tone-system .mark .sign,
    .diagram .tone-system .mark-word { fill: #EFEFEF; fill: var(--system-fill); }
    .diagram .tone-system .mark .sign.is-line {
      fill: none;
      stroke: #EFEFEF; stroke: var(--system-fill);
    }
    .diagram .tone-leaked .face {
      fill: #FBE1D3; fill: var(--leaked-fill);
      stroke: #A33D00; stroke: var(--leaked-line);
    }
    .diagram .tone-leaked .face-line,
    .diagram .tone-leaked .due-line { stroke: #A33D00; stroke: var(--leaked-line); }
    .diagram .tone-leaked .keeper,
    .diagram .tone-leaked .sign,
    .diagram .tone-leaked .mark-ground { fill: #A33D00; fill: var(--leaked-line); }
    .diagram .tone-leaked .sign.is-line {
      fill: none;
      stroke: #A33D00; stroke: var(--leaked-line);
    }
    .diagram .tone-leaked .mark .sign,
    .diagram .tone-leaked .mark-word { fill: #FBE1D3; fill: var(--leaked-fill); }
    .diagram .tone-leaked .mark .sign.is-line {
      fill: none;
      stroke: #FBE1D3; stroke: var(--leaked-fill);
    }
    .diagram .tone-abandoned .face {
      fill: #FFF1C9; fill: var(--abandoned-fill);
      stroke: #7A5200; stroke: var(--abandoned-line);
    }
    .diagram .tone-abandoned .face-line,
    .diagram .tone-abandoned .due-line { stroke: #7A5200; stroke: var(--abandoned-line); }
    .diagram .tone-abandoned .keeper,
    .diagram .tone-abandoned .sign,
    .diagram .tone-abandoned .mark-ground { fill: #7A5200; fill: var(--abandoned-line); }
    .diagram .tone-abandoned .sign.is-line {
      fill: none;
      stroke: #7A5200; stroke: var(--abandoned-line);
    }
    .diagram .tone-abandoned .mark .sign,
    .diagram .tone-abandoned .mark-word { fill: #FFF1C9; fill: var(--abandoned-fill); }
    .diagram .tone-abandoned .mark .sign.is-line {
      fill: none;
      stroke: #FFF1C9; stroke: var(--abandoned-fill);
    }
    .diagram .tone-held .face {
      fill: #DCEDF9; fill: var(--held-fill);
      stroke: #005A8F; stroke: var(--held-line);
    }
    .diagram .tone-held .face-line,
    .diagram .tone-held .due-line { stroke: #005A8F; stroke: var(--held-line); }
    .diagram .tone-held .keeper,
    .diagram .tone-held .sign,
    .diagram .tone-held .mark-ground { fill: #005A8F; fill: var(--held-line); }
    .diagram .tone-held .sign.is-line { fill: none; stroke: #005A8F; stroke: var(--held-line); }
    .diagram .tone-held .mark .sign,
    .diagram .tone-held .mark-word { fill: #DCEDF9; fill: var(--held-fill); }
    .diagram .tone-held .mark .sign.is-line {
      fill: none;
      stroke: #DCEDF9; stroke: var(--held-fill);
    }
    .diagram .tone-released .face {
      fill: #FFFFFF; fill: var(--released-fill);
      stroke: #555555; stroke: var(--released-line);
    }
    .diagram .tone-released .face-line,
    .diagram .tone-released .due-line { stroke: #555555; stroke: var(--released-line); }
    .diagram .tone-released .keeper,
    .diagram .tone-released .sign,
    .diagram .tone-released .mark-ground { fill: #555555; fill: var(--released-line); }
    .diagram .tone-released .sign.is-line {
      fill: none;
      stroke: #555555; stroke: var(--released-line);
    }
    .diagram .tone-released .mark .sign,
    .diagram .tone-released .mark-word { fill: #FFFFFF; fill: var(--released-fill); }
    .diagram .tone-released .mark .sign.is-line {
      fill: none;
      stroke: #FFFFFF; stroke: var(--released-fill);
    }
    .diagram .shape-frame .face,
    .diagram .root-temporary .face { stroke-dasharray: 6 3; }
    .diagram .tone-released .face { stroke-dasharray: 1.5 3.5; stroke-linecap: round; }
    .diagram .is-in-cycle .face { stroke-width: 3px; }
    .diagram .is-focus .face { stroke-width: 5px; }
    .diagram .tone-plain.is-in-cycle .face,
    .diagram .tone-system.is-in-cycle .face { stroke: #A33D00; stroke: var(--cycle); }
    .diagram .line,
    .diagram .head {
      stroke-width: 1.6px;
      stroke-linejoin: round;
      stroke: #333333; stroke: var(--line);
    }
    .diagram .line { fill: none; }
    .diagram .head { fill: #333333; fill: var(--line); }
    .diagram .strength-weak .line { stroke-dasharray: 7 4; }
    .diagram .strength-unowned .line,
    .diagram .strength-unmanaged .line {
      stroke-dasharray: 0.5 4;
      stroke-width: 2px;
      stroke-linecap: round;
    }
    .diagram .strength-conservative .line,
    .diagram .strength-conservative .head { stroke: #555555; stroke: var(--quiet); }
    .diagram .is-cut .line,
    .diagram .is-cut .head { stroke: #8A2F66; stroke: var(--cut); stroke-width: 2.4px; }
    .diagram .is-cut .head { fill: #8A2F66; fill: var(--cut); }
    .diagram .is-in-cycle .line,
    .diagram .is-in-cycle .head { stroke: #A33D00; stroke: var(--cycle); stroke-width: 3.4px; }
    .diagram .is-in-cycle .head { fill: #A33D00; fill: var(--cycle); stroke-width: 1.6px; }
    .diagram .strength-unmanaged .head,
    .diagram .strength-conservative .head { fill: #FFFFFF; fill: var(--ground); }
    .diagram .head.is-open { fill: none; }
    .diagram .label,
    .diagram .group-title {
      stroke: #FFFFFF; stroke: var(--ground);
      stroke-width: 4px;
      stroke-linejoin: round;
      paint-order: stroke;
    }
    .diagram .cycle-word,
    .diagram .cut-word { font-weight: bold; }
    .diagram .cycle-word { fill: #A33D00; fill: var(--cycle); }
    .diagram .cut-word { fill: #8A2F66; fill: var(--cut); }
    .diagram .group-frame {
      fill: #1A1A1A; fill: var(--text);
      fill-opacity: 0.04;
      stroke: #555555; stroke: var(--quiet);
      stroke-width: 1px;
      stroke-dasharray: 2 3;
      pointer-events: none;
    }
    .diagram .group-title { font-weight: bold; fill: #555555; fill: var(--quiet); }
    .diagram .rule { stroke: #555555; stroke: var(--quiet); stroke-width: 1px; }
    .diagram .look.is-faded .face,
    .diagram .is-gone .look .face {
      fill: none;
      stroke: #555555; stroke: var(--quiet);
      stroke-width: 1px;
    }
    .diagram .look.is-faded .face-line,
    .diagram .look.is-faded .due-line,
    .diagram .look.is-faded .line,
    .diagram .look.is-faded .head,
    .diagram .is-gone .look .face-line,
    .diagram .is-gone .look .due-line,
    .diagram .is-gone .look .line,
    .diagram .is-gone .look .head { stroke: #555555; stroke: var(--quiet); stroke-width: 1px; }
    .diagram .look.is-faded text,
    .diagram .is-gone .look text { font-weight: normal; fill: #555555; fill: var(--quiet); }
    .diagram .look.is-faded .mark-ground,
    .diagram .is-gone .look .mark-ground { fill: none; stroke: #555555; stroke: var(--quiet); }
    .diagram .look.is-faded .sign,
    .diagram .is-gone .look .sign,
    .diagram .look.is-faded .head,
    .diagram .is-gone .look .head { fill: #555555; fill: var(--quiet); }
    .diagram .look.is-faded .sign.is-line,
    .diagram .is-gone .look .sign.is-line { fill: none; stroke: #555555; stroke: var(--quiet); }
    .diagram .look.is-faded .head.is-open,
    .diagram .is-gone .look .head.is-open { fill: none; }
    .diagram .is-gone .look .face,
    .diagram .is-gone .look .line { stroke-dasharray: 1 4; stroke-linecap: round; }
    .diagram .hit {
      fill: none;
      stroke: transparent;
      stroke-width: 14px;
      pointer-events: stroke;
    }
    .diagram .is-absent,
    .diagram .is-off { display: none; visibility: hidden; }
    .diagram .is-dim { opacity: 0.35; }
    .diagram .is-lit .face { stroke-width: 3.4px; }
    .diagram .is-lit .line { stroke-width: 3.4px; }

    """
}
