import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A button that opens the pivot panel',
  height: 476,
  excerpt: ['<PivotPanelTrigger', '/>'],
});
