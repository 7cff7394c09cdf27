import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Short ticks and long tooltips',
  height: 300,
  excerpt: ['function formatMonth', '}'],
});
