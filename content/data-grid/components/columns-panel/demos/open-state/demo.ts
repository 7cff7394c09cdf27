import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A trigger that says whether the panel is open',
  height: 372,
  excerpt: ['<ColumnsPanelTrigger', '/>'],
});
