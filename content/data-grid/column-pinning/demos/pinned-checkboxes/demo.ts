import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Pin checkboxes and drag handles',
  height: 284,
  excerpt: ['const initialState', '};'],
});
