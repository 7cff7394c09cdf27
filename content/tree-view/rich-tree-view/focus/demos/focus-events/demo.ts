import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Tell which item has the focus', height: 170 });
