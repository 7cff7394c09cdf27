import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Callbacks in three common pickers',
  height: 292,
  excerpt: ['const pickerProps', '  };'],
});
