import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Tell which item was clicked', height: 140 });
