import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Views of a list and its pivot table',
  height: 512,
  excerpt: ['const save = (', '  };'],
});
