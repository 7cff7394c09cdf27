import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Edit and move rows with buttons',
  height: 300,
  excerpt: ['getActions', '],'],
});
