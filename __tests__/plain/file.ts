/** What a picture's file is to whoever asks for it: a number. */
module.exports = 1;
