import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'A Date Picker', height: 56 });
