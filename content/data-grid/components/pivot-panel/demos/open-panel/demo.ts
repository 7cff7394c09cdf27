import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A pivot table with its panel open',
  height: 528,
  excerpt: ['const initialState', '};'],
});
