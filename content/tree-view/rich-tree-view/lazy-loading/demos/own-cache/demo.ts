import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A cache of your own that can forget one branch',
  height: 184,
  ads: false,
});
