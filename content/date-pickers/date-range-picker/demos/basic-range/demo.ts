import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'A Date Range Picker', height: 56 });
