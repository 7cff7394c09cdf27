import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'A first Date Picker', height: 56 });
