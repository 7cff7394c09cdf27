import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Change a button when a filter is active',
  height: 372,
  excerpt: ['<FilterPanelTrigger', '/>'],
});
