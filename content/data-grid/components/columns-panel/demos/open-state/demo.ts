import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A trigger that shows whether the panel is open',
  height: 372,
  picture: 'Choose columns',
  excerpt: ['<ColumnsPanelTrigger', '/>'],
});
