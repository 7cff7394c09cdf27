import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Open the pivot panel from a toolbar',
  height: 474,
  excerpt: ['<PivotPanelTrigger', '/>', 'showToolbar', 'slots='],
});
