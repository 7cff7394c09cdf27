import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A picker with TanStack Form',
  height: 167,
  excerpt: ['<form.Field', '</form.Field>'],
});
