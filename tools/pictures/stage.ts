/** Runs before a page: leaves only the stage of the demo, in the middle of the window. */
export function showOnlyTheStage() {
  const styles = new CSSStyleSheet();
  styles.replaceSync(`
    :root { scrollbar-gutter: auto !important }
    *, ::before, ::after { caret-color: transparent !important; scrollbar-width: none !important }
    body > :not(main, .MuiPopper-root, .MuiModal-root, [role='tooltip'], [role='dialog'], [role='presentation'], style, script),
    main > :not([data-demo]),
    [data-demo] > :not(:has([data-demo-stage])),
    [data-demo-place='handle'] { display: none !important }
    main { padding: 0 !important }
    [data-demo] {
      inline-size: 624px;
      margin: 0 auto !important;
      border: 0 !important;
      border-radius: 0 !important;
    }
    [data-demo-stage] { min-block-size: 100vh !important; overflow: visible !important }
  `);
  document.adoptedStyleSheets.push(styles);
}
