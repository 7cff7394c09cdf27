import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'More room for the message of an empty grid',
  height: 351,
});
