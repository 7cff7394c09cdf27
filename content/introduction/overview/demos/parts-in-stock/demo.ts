import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Parts in stock, in a data grid',
  height: 266,
});
