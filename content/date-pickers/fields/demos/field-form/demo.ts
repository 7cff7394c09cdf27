import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Submit fields with a form',
  height: 289,
  excerpt: ['<DateField', 'required />'],
});
