import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Your first Date Picker', height: 56, picture: 'Choose' });
