import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Expand an item programmatically and check its state', height: 190 });
