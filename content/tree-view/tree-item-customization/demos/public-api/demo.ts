import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Select all children with a button',
  height: 96,
  excerpt: ['const { status, publicAPI }', '};'],
});
