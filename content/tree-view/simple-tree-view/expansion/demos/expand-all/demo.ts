import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Open and close all branches', height: 216 });
