import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Text field with a mask',
  height: 56,
  excerpt: ['function handleChange', '}'],
});
