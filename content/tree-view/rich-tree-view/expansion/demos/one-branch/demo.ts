import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Keep one branch expanded at a time',
  height: 160,
  excerpt: ['const expandOnly', '};', 'onItemExpansionToggle', '}'],
});
