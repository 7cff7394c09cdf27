import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A filter button with the number of filters',
  height: 372,
  excerpt: ['<FilterPanelTrigger', '/>'],
});
