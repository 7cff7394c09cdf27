import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Export a composed chart with its title and note',
  height: 378,
  excerpt: ['function Report', '}'],
});
