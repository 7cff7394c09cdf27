import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Views that users name and save',
  height: 516,
  excerpt: ['const save = (', '  };'],
});
