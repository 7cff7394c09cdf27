import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show the number of active filters on the button',
  height: 372,
  picture: 'Filters',
  excerpt: ['<FilterPanelTrigger', '/>', 'showToolbar', 'slots='],
});
