import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A button that depends on the state of its part',
  height: 372,
  excerpt: ['<FilterPanelTrigger', '/>'],
});
