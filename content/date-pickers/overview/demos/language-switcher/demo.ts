import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Change the language of a picker',
  height: 119,
});
