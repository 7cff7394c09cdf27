import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Toggle the panel with a text button',
  height: 372,
  excerpt: ['...GRID_DETAIL_PANEL_TOGGLE_COL_DEF', '),'],
});
